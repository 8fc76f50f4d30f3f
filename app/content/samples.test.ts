import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "./read-content";
import { findSamples, withoutWithheld } from "./samples";
import { confirmIn } from "./testing";

const samples = `shown:
  practice:
    name: Kind Space
    social.url: https://social.example.org
    gone: gone
withheld:
  practice:
    supervision: Monthly.
    questions.*:
      - question: Receipts?
      - question: Discounts?
  therapists/asha:
    training: A diploma in art.
    gender: woman
`;

const asItCame = `name: Kind Space
social:
  url: https://social.example.org
supervision: Monthly.
questions:
  - question: Receipts?
  - question: Cancelling?
  - question: Discounts?
`;

function folderWith(practice: string, people: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "therapists"));
  writeFileSync(join(folder, "practice.yml"), practice);
  writeFileSync(join(folder, ".samples.yml"), samples);
  for (const [id, training] of Object.entries(people)) {
    const text = `---\nname: ${id}\ntraining: ${training}\ngender: woman\n---\n`;
    writeFileSync(join(folder, "therapists", `${id}.md`), text);
  }
  return folder;
}

function factsIn(folder: string) {
  return findSamples(folder).map(({ file, path }) => [file, ...path].join(" "));
}

test("a value that is still the first one is told with its field, value and page", () => {
  const found = findSamples(folderWith(asItCame));
  expect(found.map(({ path, value }) => `${path.join(".")}: ${JSON.stringify(value)}`)).toEqual([
    'name: "Kind Space"',
    'social.url: "https://social.example.org"',
    'supervision: "Monthly."',
    'questions.0: {"question":"Receipts?"}',
    'questions.2: {"question":"Discounts?"}',
  ]);
  expect(found.map(({ page }) => page)).toEqual([
    ...["every page", "every page", "/appointments#privacy-notice", "every page", "every page"],
  ]);
  expect(found.map(({ isWithheld }) => isWithheld)).toEqual([false, false, true, true, true]);
});

function shownIn(folder: string) {
  const { raw } = readContent(folder);
  return withoutWithheld(raw, folder, raw);
}

test("a value that the practice has given is no sample, however it is written", () => {
  const folder = folderWith('name: "Kind Space"\nsocial: { url: https://kind.in }\n');
  expect(factsIn(folder)).toEqual(["practice name"]);
});

test("what must not show before it is confirmed is left out, wherever it stands", () => {
  const folder = folderWith(asItCame);
  expect(shownIn(folder)).toEqual({
    practice: {
      name: "Kind Space",
      social: { url: "https://social.example.org" },
      questions: [{ question: "Cancelling?" }],
    },
  });
});

test("of lists and fields in any order, no entry is left out in another's place", () => {
  const folder = folderWith(`one: [a, b, made up, c, d, e, made up]
two: made up
three: [a, b, made up]
four: made up
five: [a, made up]
six: [a, b, c, made up, made up]
`);
  writeFileSync(
    join(folder, ".samples.yml"),
    `withheld:
  practice:
    one.*: [made up]
    two: made up
    three.*: [made up]
    four: made up
    five.*: [made up]
    six.*: [made up]
`,
  );
  expect(shownIn(folder).practice).toEqual({
    one: ["a", "b", "c", "d", "e"],
    three: ["a", "b"],
    five: ["a"],
    six: ["a", "b", "c"],
  });
});

test("a sample that is copied into another entry is still one", () => {
  const folder = folderWith("", {
    asha: "A diploma in art.",
    bo: "A diploma in art.",
    carla: "Her own.",
  });
  // That Carla is a woman, too, is her own word.
  expect(factsIn(folder)).toEqual([
    ...["therapists/asha training", "therapists/asha gender"],
    ...["therapists/bo training", "therapists/bo gender"],
  ]);
  expect(shownIn(folder).therapists).toMatchObject({
    bo: { name: "bo" },
    carla: { training: "Her own.", gender: "woman" },
  });
});

test("what is confirmed is a fact there, and a sample where it is copied to", () => {
  const folder = folderWith(asItCame, { asha: "A diploma in art.", bo: "A diploma in art." });
  for (const sample of findSamples(folder)) {
    if (sample.file !== "therapists/bo") confirmIn(folder, sample);
  }
  expect(factsIn(folder)).toEqual(["therapists/bo training", "therapists/bo gender"]);
  expect(
    readFileSync(join(folder, "confirmed.yml"), "utf8"),
  ).toBe(`# What came with this website and is right: by file and field, with the day.

practice:
  name: 2027-01-02
  social.url: 2027-01-02
  supervision: 2027-01-02
  questions.Receipts?: 2027-01-02
  questions.Discounts?: 2027-01-02
therapists/asha:
  training: 2027-01-02
  gender: 2027-01-02
`);
});
