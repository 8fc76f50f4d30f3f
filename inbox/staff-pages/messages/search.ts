import { referenceOf } from "../../../contract/reference.ts";
import { fold, isHindi, romanise } from "../../receive/fold.ts";
import type { Opened } from "./opened.ts";
import { digitsOf } from "./order.ts";
import { fieldsOf, worded } from "./questions.ts";

/** Shorter romanised words fit too much. */
const shortestRomanised = 2;

/** Returns messages that contain every word, the newest first. No index of readable words is kept. */
export function search(opened: Iterable<Opened>, text: string) {
  const isNumber = /^[\d\s()+-]{4,}$/.test(text.trim());
  const wanted = isNumber ? [digitsOf(text)] : fold(text).trim().split(" ").filter(Boolean);
  return [...opened]
    .filter((message) => wanted.every((word) => hasWord(wordsOf(message), word)))
    .sort((one, other) => other.received - one.received);
}

/** True if the words contain this one, or one that begins with it in the other script. */
function hasWord(words: Words, word: string) {
  if (words.folded.includes(word)) return true;
  const romanised = romanise(word);
  if (romanised.length < shortestRomanised) return false;
  const others = isHindi(word) ? words.fromLatin : words.fromHindi;
  return others.includes(` ${romanised}`);
}

type Words = ReturnType<typeof readWords>;
const read = new WeakMap<Opened, Words>();

/** Returns everything that can be found in a message, put together once. */
export function wordsOf(message: Opened) {
  const known = read.get(message) ?? readWords(message);
  read.set(message, known);
  return known;
}

function readWords(message: Opened) {
  const { id, values = {}, notes } = message;
  const texts = [
    referenceOf(id),
    digitsOf(values.phone),
    ...fieldsOf(message).map((field) => worded(field, values[field.name])),
    ...notes.flatMap(({ author, text = "" }) => [author, text]),
  ];
  const folded = fold(texts.join("\n"));
  const words = folded.split(" ");
  return {
    folded,
    fromHindi: romanise(` ${words.filter(isHindi).join(" ")}`),
    fromLatin: romanise(` ${words.filter((word) => !isHindi(word)).join(" ")}`),
  };
}
