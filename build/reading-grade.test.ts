import { describe, expect, test } from "vitest";
import { countSyllables, readingGrade, sentencesOf, wordsOf } from "./reading-grade";

const words: Record<number, string> = {
  1: "a the make makes times called walked tied clothes whole thing your year great real eyes don't does",
  2: "table tables settled wanted places teaches people anxious quiet clients patient being playing something sometimes careful region marriage language create beyond didn't voices worried rhythm",
  3: "family therapy counselling anyone period emotions serious violence India usual quality idea creative autism understand loneliness medicine delusions psychosis audience",
  4: "confidential psychologist anxiety psychiatrist situation relationships Australian reptilian experience behavioural nominated",
  5: "schizophrenia hallucinations antipsychotics representative",
};

describe("syllables", () => {
  const table = Object.entries(words).flatMap(([count, list]) =>
    list.split(" ").map((word) => [word, Number(count)] as const),
  );

  test.each(table)("%s has %i", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});

describe("words and sentences", () => {
  test("a hyphen joins words, an apostrophe makes one, numbers are none", () => {
    expect(wordsOf("Don't call the 24-hour step-family at 9:30, ‘she’s’ out.")).toEqual([
      ..."Don't call the hour step family at she’s out".split(" "),
    ]);
  });

  test("a sentence ends with its mark, also inside quotes, or with its block", () => {
    expect(sentencesOf("You could say: 'I am tired.' Does it help? Club 2.0 is back")).toEqual([
      "You could say: 'I am tired.'",
      "Does it help?",
      "Club 2.0 is back",
    ]);
  });
});

describe("grade", () => {
  test.each([
    ["The cat sat on the mat.", -1.45],
    // 26 syllables in 13 words.
    ["The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.", 13.08],
  ])("%s", (sentence, grade) => {
    expect(readingGrade([sentence])).toBeCloseTo(grade, 2);
  });
});
