import type { Answers } from "../../app/forms/form";
import { dangerWords } from "../site.ts";

const phrases = dangerWords.words.map((phrase) => ({ phrase, folded: fold(phrase) }));

/**
 * Returns the phrases of `content/danger-words.yml` that a message contains. They are explicit words
 * only: a message without any may be as urgent.
 */
export function findPhrases(values: Answers) {
  const texts = Object.values(values)
    .filter((value) => typeof value === "string")
    .map(fold);
  return phrases
    .filter(({ folded }) => folded.trim() && texts.some((text) => text.includes(folded)))
    .map(({ phrase }) => phrase);
}

/** Returns the words of a text in one spelling, with a space before and after each. */
function fold(text: string) {
  const words = text
    .replace(/['’‘`´]/g, "")
    .normalize("NFKD")
    .toLowerCase()
    // Accents, the dot below as in ज़, and invisible characters.
    .replace(/[\u0300-\u036f\u093c]|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, "")
    // Both signs write the same nasal: हूँ, हूं.
    .replaceAll("\u0901", "\u0902")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}
