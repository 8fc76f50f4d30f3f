import { expect, test } from "vitest";
import { readSites } from "./read-site";
import { copyPractice } from "./testing";

test("a group of questions without any answer is left out", async () => {
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
