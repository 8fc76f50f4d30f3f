import type { Store } from "./store/store.ts";

const hourMs = 60 * 60 * 1000;
/** What the site promises. */
export const answerMs = 24 * hourMs;

/** How the inbox is, for its pages and for `npm run inbox:check`. */
export async function readStatus(
  store: Store,
  { keepDays, hasNotifier }: { keepDays: number; hasNotifier: boolean },
) {
  const now = Date.now();
  const { waiting, overdue, oldest } = await store.waiting(now - answerMs);
  const failingSince = await store.setting("bell failing since");
  const backup = await store.setting("backup");
  return {
    now,
    keepDays,
    waiting,
    overdue,
    oldest,
    notifications: {
      isSet: hasNotifier,
      failingSince: failingSince === undefined ? null : Number(failingSince),
      /** A mail may wait for an hour; after that, somebody has to know. */
      isFailing: failingSince !== undefined && now - Number(failingSince) > hourMs,
    },
    backup: backup === undefined ? null : Number(backup),
  };
}
