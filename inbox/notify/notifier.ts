import { createTransport } from "nodemailer";
import { answerMs } from "../status.ts";
import type { Store } from "../store/store.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const longestWaitMs = 360 * minuteMs;
/** Shortest time between two mails about messages that aren't urgent: nobody reads fifty. */
const betweenMailsMs = 5 * minuteMs;
/** Longer than a mail server can keep us waiting: nobody else takes the mail before. */
const claimMs = 5 * minuteMs;

/** Fixed words: a mail lies open on many machines on its way. */
const mails = {
  message: {
    subject: "Something new in the inbox",
    text: "Something new has arrived in the practice’s inbox. You can only open it there:",
  },
  keyRing: {
    subject: "People or keys of the inbox have changed",
    text: "Somebody has changed who can open the practice’s inbox, or its keys. The list there says what it was. If it wasn’t one of you, tell whoever looks after the server at once:",
  },
  daily: {
    subject: "Something is waiting in the inbox",
    text: "Something in the practice’s inbox has waited for more than a day. Please have a look:",
  },
};

export type Mail = { subject: string; text: string };
export type SendMail = (mail: Mail) => Promise<unknown>;
export type Notifier = ReturnType<typeof createNotifier>;

type SmtpOptions = { smtp: string; mailFrom: string; mailTo: string; timeoutMs?: number };

export function createMailer({ smtp, mailFrom, mailTo, timeoutMs = 20_000 }: SmtpOptions) {
  const transport = createTransport({
    url: smtp,
    // What names nobody may still be changed on its way, and the password be read.
    requireTLS: !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtp).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sendMail: SendMail = (mail) =>
    transport.sendMail({
      ...mail,
      from: mailFrom,
      to: mailTo,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  return { sendMail, verify: () => transport.verify(), close: () => transport.close() };
}

type NotifierParts = {
  store: Store;
  sendMail: SendMail;
  url: string;
  log: (line: string) => void;
  now?: () => number;
};

/** Sends the mails that stand in the outbox, until they are taken. */
export function createNotifier({ store, sendMail, url, log, now = Date.now }: NotifierParts) {
  let isSending = false;
  let isAskedAgain = false;

  /** Sends a mail at once for urgent messages, one for all other new ones, and one a day. */
  async function notify() {
    if (isSending) {
      isAskedAgain = true;
      return;
    }
    isSending = true;
    try {
      do {
        isAskedAgain = false;
        await ignoreFuture();
        const claim = { now: now(), until: now() + claimMs };
        const urgent = await store.claim("urgent", claim);
        if (urgent.length > 0) await deliver(urgent, mails.message, linkTo(urgent));
        const isTurn = await store.takeTurn(now(), now() - betweenMailsMs);
        const messages = isTurn ? await store.claim("message", claim) : [];
        const keyRings = await store.claim("key ring", claim);
        const daily = await store.claim("daily", claim);
        if (messages.length > 0) await deliver(messages, mails.message, linkTo(messages));
        if (keyRings.length > 0) await deliver(keyRings, mails.keyRing, `${url}/inbox`);
        if (daily.length > 0) await remind(daily);
      } while (isAskedAgain);
    } finally {
      isSending = false;
    }
  }

  /** Without this, no mail would be sent until the time that a clock ahead has written. */
  async function ignoreFuture() {
    const limits = { claimMs, retryMs: longestWaitMs, dayMs };
    const count = await store.resetFutureTimes(now(), limits);
    if (count > 0) log(`The clock was ahead: ${count} times of notifications count as now.`);
  }

  async function remind(daily: Claimed[]) {
    const { overdue } = await store.waiting(now(), now() - answerMs);
    if (overdue > 0) await deliver(daily, mails.daily, `${url}/inbox`);
    else await store.wereSent(["daily"], nextMorning(now()));
  }

  async function deliver(claimed: Claimed[], { subject, text }: Mail, link: string) {
    try {
      await sendMail({
        subject,
        text: `${text}\n\n${link}\n\nThis e-mail never says who wrote, or what.\n`,
      });
    } catch {
      const failingSince = await store.setting("mail failing since");
      if (failingSince === undefined) await store.set("mail failing since", String(now()));
      for (const { id, tries } of claimed) await store.sendLater(id, now() + waitMs(tries));
      // The next try has its turn when it is due.
      await store.set("mailed", "0");
      return;
    }
    await store.wereSent(
      claimed.map(({ id }) => id),
      nextMorning(now()),
    );
    await store.unset("mail failing since");
  }

  function linkTo(messages: Claimed[]) {
    return messages.length === 1 ? `${url}/inbox#${messages[0]?.id}` : `${url}/inbox`;
  }

  return { notify };
}

type Claimed = { id: string; tries: number };

/** One minute, two, four, and so on to six hours. */
export function waitMs(tries: number) {
  return Math.min(minuteMs * 2 ** Math.min(tries, 30), longestWaitMs);
}

/** Nine in the morning in Delhi, which is half past three in UTC all the year. */
export function nextMorning(now: number) {
  const morning = 210 * minuteMs;
  return (Math.floor((now - morning) / dayMs) + 1) * dayMs + morning;
}
