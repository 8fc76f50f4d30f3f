import { createMailer } from "../bell/mailer.ts";
import type { Settings } from "../settings.ts";
import { followSite } from "../site.ts";
import { readStatus } from "../status.ts";
import { messageStates } from "../store/messages.ts";
import type { Store } from "../store/store.ts";
import { runOnStore } from "./command.ts";

/** Prints everything that is wrong, and exits with 1 if anything is. */
await runOnStore(async (store, _args, settings) => {
  const problems = [
    ...(await store.tryToWrite().then(
      () => [],
      (error: Error) => [`Messages can't be stored: ${error.message}.`],
    )),
    ...(await problemsOfStore(store, settings)),
    ...(await problemsOfMail(settings)),
  ];
  for (const problem of problems) console.log(`- ${problem}`);
  if (problems.length === 0) console.log("All is well.");
  process.exitCode = problems.length === 0 ? 0 : 1;
});

async function problemsOfStore(store: Store, settings: Settings) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const site = await followSite({ folder: settings.site, store, print });
  const { now, overdue, mailProblems, serverProblems } = await readStatus(store, settings, site());
  const [newest] = await store.list(messageStates, "newest", undefined, 1);
  return [
    ...printed,
    ...serverProblems,
    ...mailProblems,
    !(await store.setting("set up")) && "The inbox isn't set up, so the forms accept nothing.",
    overdue > 0 && `Messages that have waited for longer than the site promises: ${overdue}.`,
    newest &&
      newest.received > now + 60_000 &&
      "The clock is wrong: a message was received in the future.",
    now < Date.UTC(2026, 0) && "The clock is wrong: it is in the past.",
  ].filter((line) => typeof line === "string");
}

async function problemsOfMail(settings: Settings) {
  if (!settings.smtp) return [];
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
