import type { Listed, MessageState } from "../api.ts";
import type { Opened } from "./opened.ts";

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;

export function isWaiting({ state }: Listed) {
  return state === "new" || state === "progress";
}

/** True if it is time to call the writer again. */
export function isDue({ state, callAt }: Listed, now: number) {
  return state === "progress" && callAt !== null && callAt <= now;
}

/** True if nobody has opened a message for so many hours. */
export function isUnopened({ opened, received }: Listed, now: number, hours: number) {
  return opened === 0 && now - received >= hours * hourMs;
}

/** True if a visitor called a message urgent, or it contains a phrase. */
export function isUrgent(message: Listed, opened: Opened | undefined) {
  return message.urgent === 1 || Boolean(opened?.phrases?.length);
}

export type UrgentByPerson = ReadonlyMap<string, Opened>;

/** Returns urgent messages by the addresses and numbers of the people who wrote them. */
export function urgentByPerson(opened: Iterable<Opened>): UrgentByPerson {
  const found = new Map<string, Opened>();
  for (const message of opened) {
    if (!isUrgent(message, message)) continue;
    for (const way of waysOfWriter(message)) found.set(way, message);
  }
  return found;
}

/** Returns the urgent message of a person who wrote another one within a month of it. */
export function urgentOtherOf(message: Opened | undefined, byPerson: UrgentByPerson) {
  if (!message || byPerson.size === 0) return undefined;
  const others = waysOfWriter(message).map((way) => byPerson.get(way));
  return others.find(
    (other) =>
      other && other.id !== message.id && Math.abs(other.received - message.received) < monthMs,
  );
}

/**
 * Returns the list of new messages, or of those in progress. Urgent ones come first, calls among them
 * that are due before others; then all other calls that are due, also among the new messages; then
 * messages that nobody has opened for hours. Within a group, the longest wait comes first.
 */
export function inOrder(
  waiting: readonly Listed[],
  state: MessageState,
  now: number,
  place: { isUrgent: (message: Listed) => boolean; unopenedHours: number },
) {
  function rankOf(message: Listed) {
    const due = isDue(message, now);
    if (place.isUrgent(message)) return due ? 0 : 1;
    if (due) return 2;
    return isUnopened(message, now, place.unopenedHours) ? 3 : 4;
  }
  const groups: Listed[][] = [[], [], [], [], []];
  for (const message of waiting) {
    if (message.state === state || isDue(message, now)) groups[rankOf(message)]?.push(message);
  }
  return groups.flat();
}

/** Returns the writer's other messages, by e-mail address or phone number, the newest first. */
export function othersOf(message: Opened, opened: ReadonlyMap<string, Opened>) {
  const own = waysOfWriter(message);
  return [...opened.values()]
    .filter(({ id }) => id !== message.id)
    .filter((other) => waysOfWriter(other).some((way) => own.includes(way)))
    .sort((one, other) => other.received - one.received);
}

const ways = new WeakMap<Opened, readonly string[]>();

/** Returns the ways to reach the writer of a message, read once. */
function waysOfWriter(message: Opened) {
  const found = ways.get(message) ?? waysOf(message.values);
  ways.set(message, found);
  return found;
}

/** Returns an e-mail address in small letters and the last ten digits of a number. */
export function waysOf(values: Opened["values"]) {
  const email = String(values?.email ?? "").toLowerCase();
  // The last ten digits are the same with and without a country code.
  const phone = digitsOf(values?.phone).slice(-10);
  return [email, phone.length === 10 ? phone : ""].filter(Boolean);
}

export function digitsOf(value: unknown) {
  return String(value ?? "").replace(/\D/g, "");
}

/** True if an answer gives an age below 18, though perhaps of another person than the writer. */
export function isUnder18(values: Opened["values"]) {
  const texts = Object.values(values ?? {}).map(String);
  const said = texts.flatMap((text) =>
    [...text.matchAll(saidAge)].map((match) => match[1] ?? match[2]),
  );
  return [values?.age, ...said].some((age) => Boolean(age) && Number(age) < 18);
}

/** Matches `I am 15`, `15 years old`, `15 saal ki`, `15 साल की`, but no durations. */
const saidAge =
  /\b(?:i am|i'm|i’m|im|aged?|umar|umr)\s+(\d{1,2})\b(?!\s*(?:weeks?|months?|hours?|days?|min))|\b(\d{1,2})[\s-]*(?:years?[\s-]old|yrs?[\s-]old|y\/?o\b|sa+l\s(?:ka|ki|ke)\b|साल\s(?:का|की|के))/giu;
