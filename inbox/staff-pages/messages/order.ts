import { findPhrases } from "../../receive/danger.ts";
import type { Listed, MessageState } from "../api.ts";
import type { Opened } from "./opened.ts";

const hourMs = 60 * 60 * 1000;

export function isWaiting({ state }: Listed) {
  return state === "new" || state === "progress";
}

/** Whether the time has come to call somebody again. */
export function isDue({ state, callAt }: Listed, now: number) {
  return state === "progress" && callAt !== null && callAt <= now;
}

/** True if nobody has opened a message for so many hours. */
export function isUnopened({ opened, received }: Listed, now: number, hours: number) {
  return opened === 0 && now - received >= hours * hourMs;
}

/** The phrases of danger in a message of somebody who waits. */
export function phrasesOf(message: Opened | undefined) {
  return message?.values && isWaiting(message) ? findPhrases(message.values) : [];
}

/**
 * The list of new messages, or of those in progress, by waiting time: words put none before others.
 * Calls that are due come first, also among the new ones.
 */
export function inOrder(waiting: readonly Listed[], state: MessageState, now: number) {
  const due = waiting.filter((message) => isDue(message, now));
  const others = waiting.filter((message) => message.state === state && !isDue(message, now));
  return [...due, ...others];
}

/** Others by the same e-mail address or number, the newest first. */
export function othersOf({ id, values }: Opened, opened: ReadonlyMap<string, Opened>) {
  const own = waysOf(values);
  return [...opened.values()]
    .filter((other) => other.id !== id && waysOf(other.values).some((way) => own.includes(way)))
    .sort((one, other) => other.received - one.received);
}

function waysOf(values: Opened["values"]) {
  const email = String(values?.email ?? "").toLowerCase();
  // With or without the code of the country.
  const phone = digitsOf(values?.phone).slice(-10);
  return [email, phone.length === 10 ? phone : ""].filter(Boolean);
}

export function digitsOf(value: unknown) {
  return String(value ?? "").replace(/\D/g, "");
}

/** In years, where the form asks for it or a message says it; of whom it speaks, nobody can tell. */
export function isUnder18(values: Opened["values"]) {
  const texts = Object.values(values ?? {}).map(String);
  const said = texts.flatMap((text) =>
    [...text.matchAll(saidAge)].map((match) => match[1] ?? match[2]),
  );
  return [values?.age, ...said].some((age) => Boolean(age) && Number(age) < 18);
}

/** `I am 15`, `15 years old`, `15 saal ki`, `15 साल`. What lasts for years is no age. */
const saidAge =
  /\b(?:i am|i'm|i’m|im|aged?|umar|umr)\s+(\d{1,2})\b(?!\s*(?:weeks?|months?|hours?|days?|min))|\b(\d{1,2})[\s-]*(?:years?[\s-]old|yrs?[\s-]old|y\/?o\b|sa+l\s(?:ka|ki|ke)\b|साल\s(?:का|की|के))/giu;
