import { statfs } from "node:fs/promises";
import type { FormsFile } from "../contract/forms-file.ts";
import { keepDaysOf, type Settings } from "./settings.ts";
import type { Store } from "./store/store.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** Time for which a mailbox may refuse e-mails before the status reports it. */
const refusalMs = hourMs;
const backupDays = 2;

/** Returns the time within which the site promises an answer. */
export function answerMsOf(site: FormsFile | undefined) {
  return (site?.practice.responseHours ?? 24) * hourMs;
}

/** Reads the status of the inbox, for staff's pages and for `npm run inbox:check`. */
export async function readStatus(store: Store, settings: Settings, site: FormsFile | undefined) {
  const now = Date.now();
  const { waiting, overdue } = await store.waiting(now, now - answerMsOf(site));
  const counts = await store.counts();
  const putBack = Number((await store.setting("list put back")) ?? 0);
  const backup = Number((await store.setting("backup")) ?? 0);
  return {
    now,
    keepDays: keepDaysOf(settings, site),
    unopenedHours: settings.unopenedHours,
    waiting,
    overdue,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    /** Another one whenever a list has changed. */
    revision: JSON.stringify(counts),
    /** Time in the last week at which the database last had another key ring than the server's file. */
    listPutBack: putBack > now - weekMs ? putBack : null,
    /** Time of the last backup, or 0. */
    backup,
    /** Problems for the administrator, in words. */
    mailProblems: await mailProblems(store, settings),
    serverProblems: [
      backup === 0 && "There is no backup yet. Run npm run inbox:backup.",
      backup > 0 &&
        now - backup > backupDays * dayMs &&
        `The last backup is ${Math.floor((now - backup) / dayMs)} days old.`,
      !settings.database &&
        (await isNearlyFull(settings.data)) &&
        "The disk is nearly full. Once it is full, the website can’t accept messages.",
    ].filter((line) => line !== false),
  };
}

async function mailProblems(store: Store, { smtp }: Settings) {
  if (!smtp) return ["INBOX_SMTP isn’t set, so no e-mail reports new messages."];
  const refusing = await store.refusing(refusalMs);
  if (refusing.length === 0) return [];
  return [`For more than an hour, no e-mail has reached ${refusing.join(", ")}.`];
}

/** True if nine tenths of the disk are used. */
async function isNearlyFull(folder: string) {
  const { bavail, blocks } = await statfs(folder);
  return bavail * 10 < blocks;
}
