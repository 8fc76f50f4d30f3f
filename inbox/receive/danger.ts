import type { Answers } from "../../contract/field.ts";
import { fold } from "./fold.ts";

/**
 * Returns those of the practice's phrases of danger that a message contains. They are explicit words
 * only: a message without any may be as urgent.
 */
export function findPhrases(phrases: readonly string[], values: Answers) {
  const texts = Object.values(values)
    .filter((value) => typeof value === "string")
    .map(fold);
  return phrases.filter((phrase) => {
    const folded = fold(phrase);
    return folded.trim() && texts.some((text) => text.includes(folded));
  });
}
