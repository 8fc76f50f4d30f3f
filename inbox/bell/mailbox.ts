import { reasonOf } from "../http/reason.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { Owed } from "../store/bell.ts";
import type { Store } from "../store/store.ts";
import type { Mail, SendMail } from "./mailer.ts";

const minuteMs = 60 * 1000;
/** Shortest time between two e-mails about messages that aren't urgent: nobody reads fifty. */
const newMs = 5 * minuteMs;
const unopenedMs = 180 * minuteMs;
/** An urgent message rings again after 15 minutes, then after 30, then every 60. */
const urgentMinutes = [15, 30, 60];
const longestWaitMinutes = 30;

/** Fixed words: other people's machines can read an e-mail on its way. */
const mails = {
  urgent: {
    subject: "Please look into the inbox now",
    text: "Something in the practice’s inbox is urgent. This e-mail comes again until somebody has opened it:",
  },
  unopened: {
    subject: "Nobody has opened a message in the inbox",
    text: "A message has been in the practice’s inbox for hours, and nobody has opened it. This e-mail comes every three hours until somebody has:",
  },
  new: {
    subject: "Something new in the inbox",
    text: "Something new has arrived in the practice’s inbox. You can only open it there:",
  },
  keys: {
    subject: "People or keys of the inbox have changed",
    text: "The people who can open the practice’s inbox have changed, or its keys. The page People says how. If it wasn’t one of you, tell the server’s administrator at once:",
  },
  daily: {
    subject: "Something is waiting in the inbox",
    text: "Something in the practice’s inbox has waited for longer than you promise. Please have a look:",
  },
};

type Due = { mail: Mail; about?: readonly Owed[]; link?: string; rung?: () => void };

type Parts = {
  address: string;
  store: Pick<Store, "owed" | "wasTold" | "wasRefused">;
  sendMail: SendMail;
  url: string;
  /** Milliseconds that have really passed since some moment; no setting of a clock changes them. */
  passed: () => number;
  /** Returns true if a message has been unopened for too long. */
  isUnopened: () => boolean;
  weeklyMail: () => Promise<Mail>;
  log: (line: string) => void;
};

/**
 * Returns a function that sends one recipient the e-mails that are due. All waits are in memory, so
 * an e-mail may be sent once too often after a restart.
 */
export function createMailbox(parts: Parts) {
  const { address, store, sendMail, url, passed, isUnopened, weeklyMail, log } = parts;
  let notBefore = Number.NEGATIVE_INFINITY;
  let refusals = 0;
  let newAt = Number.NEGATIVE_INFINITY;
  let unopenedAt = Number.NEGATIVE_INFINITY;
  let urgent = { ids: [] as string[], rings: 0, nextAt: 0 };
  /** E-mails that were sent, but could not be removed from the database yet. */
  const told = new Set<string>();

  return oneAtATime(async () => {
    if (!isUnopened()) unopenedAt = Number.NEGATIVE_INFINITY;
    if (passed() < notBefore) return;
    for (const due of await findDue()) {
      if (!(await deliver(due))) return;
    }
  });

  async function findDue(): Promise<Due[]> {
    const owed = (await store.owed(address)).filter((one) => !told.has(nameOf(one)));
    const of = (kind: Owed["kind"]) => owed.filter((one) => one.kind === kind);
    const [newOnes, keys, daily, weekly] = [of("new"), of("keys"), of("daily"), of("weekly")];
    const due: Due[] = dueUrgent(of("urgent").map(({ id }) => id));
    if (isUnopened() && passed() >= unopenedAt + unopenedMs) {
      due.push({ mail: mails.unopened, rung: () => (unopenedAt = passed()) });
    }
    if (newOnes.length > 0 && passed() >= newAt + newMs) {
      const link = linkTo(newOnes.map(({ id }) => id));
      due.push({ mail: mails.new, about: newOnes, link, rung: () => (newAt = passed()) });
    }
    if (keys.length > 0) due.push({ mail: mails.keys, about: keys });
    if (daily.length > 0) due.push({ mail: mails.daily, about: daily });
    if (weekly.length > 0) due.push({ mail: await weeklyMail(), about: weekly });
    return due;
  }

  /** A message that has just become urgent rings at once, the others with it. */
  function dueUrgent(ids: string[]): Due[] {
    const isNew = ids.some((id) => !urgent.ids.includes(id));
    if (!isNew && (ids.length === 0 || passed() < urgent.nextAt)) return [];
    const rings = isNew ? 0 : urgent.rings;
    const rung = () => {
      const minutes = urgentMinutes[Math.min(rings, urgentMinutes.length - 1)] ?? 0;
      urgent = { ids, rings: rings + 1, nextAt: passed() + minutes * minuteMs };
    };
    return [{ mail: mails.urgent, link: linkTo(ids), rung }];
  }

  function linkTo(ids: readonly string[]) {
    return ids.length === 1 ? `#${ids[0]}` : "";
  }

  /** Returns whether the mail server took the e-mail. */
  async function deliver({ mail: { subject, text }, about = [], link = "", rung }: Due) {
    const ending = "This e-mail never says who wrote, or what.";
    try {
      await sendMail({ subject, text: `${text}\n\n${url}/inbox${link}\n\n${ending}\n` }, address);
    } catch (error) {
      const minutes = Math.min(2 ** refusals, longestWaitMinutes);
      refusals += 1;
      notBefore = passed() + minutes * minuteMs;
      log(`e-mail ${reasonOf(error)}`);
      await store.wasRefused(address);
      return false;
    }
    refusals = 0;
    rung?.();
    for (const one of about) told.add(nameOf(one));
    await store.wasTold(address, about);
    for (const one of about) told.delete(nameOf(one));
    return true;
  }
}

function nameOf({ id, kind }: Owed) {
  return `${kind} ${id}`;
}
