import { referenceOf } from "../../../contract/reference.ts";
import type { Opened } from "./opened.ts";
import { digitsOf } from "./order.ts";
import { fieldsOf, worded } from "./questions.ts";

/** Those in which every word stands, the newest first: nothing readable is kept that could be asked else. */
export function search(opened: Iterable<Opened>, text: string) {
  const isNumber = /^[\d\s()+-]{4,}$/.test(text.trim());
  const wanted = isNumber ? [digitsOf(text)] : text.toLowerCase().split(/\s+/).filter(Boolean);
  return [...opened]
    .filter((message) => wanted.every((word) => wordsOf(message).includes(word)))
    .sort((one, other) => other.received - one.received);
}

const read = new WeakMap<Opened, string>();

/** All that can be looked for in a message, put together once. */
export function wordsOf(message: Opened) {
  const known = read.get(message);
  if (known !== undefined) return known;
  const { id, form, values = {}, notes } = message;
  const words = [
    referenceOf(id),
    digitsOf(values.phone),
    ...fieldsOf(form).map((field) => worded(field, values[field.name])),
    ...notes.flatMap(({ author, text }) => [author, text]),
  ];
  const text = words.join("\n").toLowerCase();
  read.set(message, text);
  return text;
}
