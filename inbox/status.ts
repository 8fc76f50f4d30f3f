import { statfs } from "node:fs/promises";
import type { FormsFile } from "../contract/forms-file.ts";
import { unnamedProxy } from "./http/unnamed-proxy.ts";
import { keepDaysOf, type Settings } from "./settings.ts";
import type { Store } from "./store/store.ts";

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;
/** Returns the time within which the site promises an answer. */
export function answerMsOf(site: FormsFile | undefined) {
  return (site?.practice.responseHours ?? 24) * hourMs;
}

/** A mailbox may refuse e-mails for so long before somebody has to know. */
const refusalMs = hourMs;

/** Reads the status of the inbox, for staff's pages and for `npm run inbox:check`. */
export async function readStatus(store: Store, settings: Settings, site: FormsFile | undefined) {
  const { unopenedHours, smtp, data, database } = settings;
  const now = Date.now();
  const { waiting, overdue, oldest } = await store.waiting(now, now - answerMsOf(site));
  const counts = await store.counts();
  const putBack = Number((await store.setting("list put back")) ?? 0);
  const refusing = await store.refusing(refusalMs);
  const backup = await store.setting("backup");
  return {
    now,
    keepDays: keepDaysOf(settings, site),
    unopenedHours,
    waiting,
    overdue,
    oldest,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    /** Another one whenever a list has changed. */
    revision: JSON.stringify(counts),
    /** Time in the last week at which the database last had another key ring than the server's file. */
    listPutBack: putBack > now - weekMs ? putBack : null,
    notifications: {
      isSet: smtp !== "",
      /** Addresses whose mailbox has refused every e-mail for an hour. */
      refusing,
    },
    backup: backup === undefined ? null : Number(backup),
    isDiskNearlyFull: !database && (await isNearlyFull(data)),
    isProxyUnnamed: (await store.setting(unnamedProxy)) !== undefined,
  };
}

/** Nine tenths of the disk are used. */
async function isNearlyFull(folder: string) {
  const { bavail, blocks } = await statfs(folder);
  return bavail * 10 < blocks;
}
