import { expect, test } from "vitest";
import { kindsOfSession } from "../content/schemas/parts";
import { concerns, meetings } from "../content/schemas/therapists";
import type { Site } from "../content/site";
import { testSite } from "../content/testing";
import { finderQuestions } from "./finder";
import styles from "./finder.css?raw";

test("the stylesheet has a rule for each answer, under a unique name", () => {
  const answers = [...kindsOfSession, ...concerns, ...meetings];
  const known = [
    ...styles.matchAll(/\[value="([\w-]+)"\]:checked\) \[data-fits\]:not\(\[data-fits~="\1"\]\)/g),
  ];
  expect(known.map(([, answer]) => answer)).toEqual(answers);
  expect(new Set(answers).size).toBe(answers.length);
});

test.each<[name: string, held: Partial<Site["offers"]>, questions: string]>([
  ["sees", { sees: ["individual"] }, "concerns meets"],
  ["meets", { meets: ["video-call"] }, "sees concerns"],
  ["any of them", { sees: ["child"], concerns: ["loss"], meets: [] }, ""],
])("leaves out a question with a single answer: %s", (_, held, questions) => {
  const asked = finderQuestions(testSite({ offers: held }));
  expect(asked.map(({ name }) => name).join(" ")).toBe(questions);
});

test("offers only answers that fit at least one therapist", () => {
  const [first] = finderQuestions(testSite({ offers: { sees: ["family", "individual"] } }));
  expect(Object.keys(first?.answers ?? {})).toEqual(["individual", "family"]);
});

test.each([
  ["is not there for two people", 2, 0],
  ["asks about three", 3, 3],
])("%s", (_, people, questions) => {
  const therapists = testSite().therapists.slice(0, people);
  expect(finderQuestions(testSite({ therapists }))).toHaveLength(questions);
});
