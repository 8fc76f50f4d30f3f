import { type Danger, findDanger } from "../../receive/danger.ts";
import type { Listed, MessageState } from "../api.ts";
import type { Opened } from "./opened.ts";

export function isWaiting({ state }: Listed) {
  return state === "new" || state === "progress";
}

/** Whether the time has come to call somebody again. */
export function isDue({ state, callAt }: Listed, now: number) {
  return state === "progress" && callAt !== null && callAt <= now;
}

const looked = new WeakMap<Opened, Danger>();
const noDanger: Danger = { level: "none", sentences: [], isByOthers: false };

/** What a message of somebody who waits hints at; looked for once, as a list asks often. */
export function dangerOf(message: Opened | undefined) {
  if (message?.values === undefined || !isWaiting(message)) return noDanger;
  const danger = looked.get(message) ?? findDanger(message.values);
  looked.set(message, danger);
  return danger;
}

type Opens = ReadonlyMap<string, Opened>;

/**
 * The list of new messages, or of those in progress: whoever is in danger first, then who is to be
 * called again now, which also stands among the new ones, then what is to be read soon, then by
 * waiting time.
 */
export function inOrder(
  waiting: readonly Listed[],
  state: MessageState,
  { opened, now }: { opened: Opens; now: number },
) {
  const rank = (message: Listed) => {
    const { level } = dangerOf(opened.get(message.id));
    if (level === "danger") return 0;
    if (isDue(message, now)) return 1;
    return level === "soon" ? 2 : 3;
  };
  return waiting
    .filter((message) => message.state === state || (state === "new" && isDue(message, now)))
    .map((message) => ({ message, rank: rank(message) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ message }) => message);
}

/** Others by the same e-mail address or number, the newest first. */
export function othersOf({ id, values }: Opened, opened: Opens) {
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
