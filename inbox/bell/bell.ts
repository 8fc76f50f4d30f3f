import { reasonOf } from "../http/reason.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { Store } from "../store/store.ts";
import { createMailbox } from "./mailbox.ts";
import type { Mail, SendMail } from "./mailer.ts";
import { dayName, weekName } from "./names.ts";

const minuteMs = 60 * 1000;
const weekMs = 7 * 24 * 60 * minuteMs;
/** A clock that jumps for less than that rings nothing. */
const steadyMs = 5 * minuteMs;

export type Bell = ReturnType<typeof createBell>;

type Parts = {
  store: Store;
  sendMail: SendMail;
  recipients: readonly string[];
  url: string;
  unopenedHours: number;
  /** Time in which the site promises an answer. */
  answerMs: () => number;
  log: (line: string) => void;
  now?: () => number;
  /** Milliseconds that have really passed since some moment; no setting of a clock changes them. */
  passed?: () => number;
};

/**
 * Sends the e-mails that the database owes. No clock can silence it: days and weeks have names, which
 * are compared and never ordered, and everything else is measured by the time that really passes.
 */
export function createBell(parts: Parts) {
  const { store, recipients, unopenedHours, answerMs, log } = parts;
  const { now = Date.now, passed = () => performance.now() } = parts;
  let isRinger = false;
  let runAt = passed();
  const days = { daily: steady(passed), weekly: steady(passed) };
  const unopened = steady(passed);
  let isUnopened = false;

  const mailboxes = recipients.map((address) =>
    createMailbox({ ...parts, address, passed, isUnopened: () => isUnopened, weeklyMail }),
  );

  const look = oneAtATime(async () => {
    isRinger = await store.mayRing();
    if (!isRinger) {
      runAt = passed();
      return;
    }
    // A full disk makes these writes fail. The e-mails already owed are sent all the same.
    await keepRunningTime().catch(note);
    await beginDay("daily", dayName(now()), isOverdue).catch(note);
    await beginDay("weekly", weekName(now()), async () => true).catch(note);
    const isNow = await store.isUnopened(now(), unopenedHours);
    isUnopened = unopened(String(isNow)) >= steadyMs && isNow;
  });

  function note(error: unknown) {
    log(`bell ${reasonOf(error)}`);
  }

  async function keepRunningTime() {
    const step = Math.floor(passed() - runAt);
    if (step < minuteMs) return;
    await store.addRunningTime(step);
    runAt += step;
  }

  async function beginDay(kind: keyof typeof days, name: string, isOwed: () => Promise<boolean>) {
    if (days[kind](name) < steadyMs || (await store.setting(kind)) === name) return;
    await store.begin(kind, name, await isOwed());
  }

  async function isOverdue() {
    return (await store.waiting(now(), now() - answerMs())).overdue > 0;
  }

  async function weeklyMail(): Promise<Mail> {
    const { came, waiting } = await store.countWeek(now() - weekMs);
    return {
      subject: "The inbox works",
      text: `New messages last week: ${came}. Waiting for an answer: ${waiting}. If no such e-mail comes by Monday noon, call the server’s administrator:`,
    };
  }

  /** Sends what is due: called at once when a message has come. */
  async function ring() {
    if (isRinger) await Promise.all(mailboxes.map((ringMailbox) => ringMailbox()));
  }

  /** Looks at clocks and unopened messages, then rings: called every few seconds. */
  async function tick() {
    await look();
    await ring();
  }

  return { ring, tick };
}

/** Tells for how long a text has been the same. */
function steady(passed: () => number) {
  let last: string | undefined;
  let since = 0;
  return (text: string) => {
    if (text !== last) since = passed();
    last = text;
    return passed() - since;
  };
}
