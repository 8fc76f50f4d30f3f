import { createMailer } from "../bell/mailer.ts";
import { unnamedProxy, unnamedProxyWords } from "../http/unnamed-proxy.ts";
import type { Settings } from "../settings.ts";
import { followSite } from "../site.ts";
import { readStatus } from "../status.ts";
import { messageStates } from "../store/messages.ts";
import type { Store } from "../store/store.ts";
import { runOnStore } from "./command.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Prints everything that is wrong, and exits with 1 if anything is. */
await runOnStore(async (store, _args, settings) => {
  const errors = [
    ...(await errorsOfWriting(store)),
    ...(await errorsOfStore(store, settings)),
    ...(await errorsOfMail(settings)),
  ];
  for (const error of errors) console.log(`- ${error}`);
  if (errors.length === 0) console.log("All is well.");
  process.exitCode = errors.length === 0 ? 0 : 1;
});

async function errorsOfWriting(store: Store) {
  return store.tryToWrite().then(
    () => [],
    (error: Error) => [`Messages can't be stored: ${error.message}.`],
  );
}

async function errorsOfStore(store: Store, settings: Settings) {
  const errors: string[] = [];
  const site = await followSite({
    folder: settings.site,
    store,
    print: (line) => errors.push(line),
  });
  const status = await readStatus(store, settings, site());
  const { now, overdue, notifications, backup } = status;
  const proxy = await store.setting(unnamedProxy);
  const [newest] = await store.list(messageStates, "newest", undefined, 1);
  return [
    ...errors,
    !(await store.setting("set up")) && "The inbox isn't set up, so the forms accept nothing.",
    overdue > 0 && `Messages that have waited for longer than the site promises: ${overdue}.`,
    notifications.refusing.length > 0 &&
      `Every e-mail has been refused for more than an hour: ${notifications.refusing.join(", ")}.`,
    backup === null && "There is no backup yet. Run npm run inbox:backup.",
    backup !== null &&
      now - backup > 2 * dayMs &&
      `The last backup is ${Math.floor((now - backup) / dayMs)} days old.`,
    newest &&
      newest.received > now + 60_000 &&
      "The clock is wrong: a message was received in the future.",
    status.isDiskNearlyFull && "The disk is nearly full.",
    proxy !== undefined && unnamedProxyWords(proxy),
    now < Date.UTC(2026, 0) && "The clock is wrong: it is in the past.",
  ].filter((line) => typeof line === "string");
}

async function errorsOfMail(settings: Settings) {
  if (!settings.smtp) return ["INBOX_SMTP isn't set, so no e-mail reports new messages."];
  const mailer = createMailer(settings);
  try {
    await mailer.verify();
    return [];
  } catch (error) {
    return [`The mail server can't be used: ${(error as Error).message}.`];
  } finally {
    mailer.close();
  }
}
