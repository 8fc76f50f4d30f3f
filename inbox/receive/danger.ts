import type { Answers } from "../../app/forms/form";
import { dangerWords } from "../site.ts";
import { fold } from "./fold.ts";

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
