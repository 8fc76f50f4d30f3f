import { dangerWords } from "../../app/content/danger-words";
import type { Answers } from "../../app/forms/form";

/** Letters with their marks: a word ends where the next character is none of these. */
const letter = "[\\p{L}\\p{M}\\p{N}]";
const phrases = dangerWords.words.map(normalise).map(asPattern);
const pattern = new RegExp(`(?<!${letter})(?:${phrases.join("|")})(?!${letter})`, "u");

/**
 * Whether something in a message hints at danger to life. No list is enough: a message without any
 * of its words may be as urgent, and is read by a person like all others.
 */
export function mentionsDanger(values: Answers) {
  return Object.values(values).some(
    (value) => typeof value === "string" && pattern.test(normalise(value)),
  );
}

/** Small letters, one kind of apostrophe and space: people type in haste. */
function normalise(text: string) {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s\-–_]+/g, " ");
}

function asPattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
