import { statfs } from "node:fs/promises";
import { unnamedProxy } from "./http/unnamed-proxy.ts";
import type { Settings } from "./settings.ts";
import { practice } from "./site.ts";
import type { Store } from "./store/store.ts";

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;
/** Within this time, the site promises an answer. */
export const answerMs = practice.responseHours * hourMs;
/** A mailbox may refuse e-mails for so long before somebody has to know. */
const refusalMs = hourMs;

/** How the inbox is, for its pages and for `npm run inbox:check`. */
export async function readStatus(
  store: Store,
  { keepDays, unopenedHours, smtp, data, database }: Settings,
) {
  const now = Date.now();
  const { waiting, overdue, oldest } = await store.waiting(now, now - answerMs);
  const counts = await store.counts();
  const putBack = Number((await store.setting("list put back")) ?? 0);
  const refusing = await store.refusing(refusalMs);
  const backup = await store.setting("backup");
  return {
    now,
    keepDays,
    unopenedHours,
    waiting,
    overdue,
    oldest,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    /** Another one whenever a list has changed. */
    revision: JSON.stringify(counts),
    /** When the server last found another list in the database than its own, within a week. */
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
