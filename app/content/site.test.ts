import { expect, test } from "vitest";
import { practiceFolder, smallPracticeFolder } from "../../e2e/practices";
import { readSites } from "./read-site";
import { copyPractice } from "./testing";

test("leaves out a group of questions without any answer", async () => {
  const { folder, edit } = copyPractice();
  const group = "    - title: Nothing yet\n      items:\n        - question: When?\n";
  edit("pages/services.yml", /( {2}groups:\n)/, `$1${group}`);
  const [site] = await readSites(folder);
  expect(site.questions.map(({ title }) => title)).toEqual([
    "Before you come",
    "Money, and what is missed",
    "Between us",
  ]);
});

test.each([
  ["if somebody holds it", practiceFolder, 1],
  ["never if nobody does", smallPracticeFolder, 0],
] as const)("shows a question about a kind of session %s", async (_, practice, times) => {
  const { folder, edit } = copyPractice(practice);
  const item = "        - question: How?\n          onlyWith: child\n          answer: Ask.\n";
  edit("pages/services.yml", /( {2}groups:\n.*\n {6}items:\n)/, `$1${item}`);
  const [site] = await readSites(folder);
  const questions = site.questions.flatMap(({ items }) => items);
  expect(questions.filter(({ question }) => question === "How?")).toHaveLength(times);
});
