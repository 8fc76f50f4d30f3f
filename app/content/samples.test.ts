import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "./read-content";
import { findSamples, fingerprintOf, withoutWithheld } from "./samples";

const samples = `shown:
  practice:
    name: ${fingerprintOf("Kind Space")}
    social.url: ${fingerprintOf("https://social.example.org")}
    ages: ${fingerprintOf({ min: 4 })}
    gone: ${fingerprintOf("gone")}
withheld:
  practice:
    supervision: ${fingerprintOf("Monthly.")}
    questions:
      - ${fingerprintOf({ question: "Receipts?" })}
      - ${fingerprintOf({ question: "Discounts?" })}
`;

async function folderWith(practice: string) {
  const folder = await mkdtemp(join(tmpdir(), "samples-"));
  await writeFile(join(folder, "practice.yml"), practice);
  await writeFile(join(folder, ".samples.yml"), samples);
  return folder;
}

const asItCame = `name: Kind Space
social:
  url: https://social.example.org
ages:
  min: 4
supervision: Monthly.
questions:
  - question: Receipts?
  - question: Cancelling?
  - question: Discounts?
`;

test("a value that is still the first one is told with its place, name, value and page", async () => {
  const shown = { page: "every page", isWithheld: false };
  const withheld = { page: "every page", isWithheld: true };
  expect(findSamples(await folderWith(asItCame))).toEqual([
    { place: "content/practice.yml, line 1", fact: "name", value: "Kind Space", ...shown },
    {
      place: "content/practice.yml, line 3",
      fact: "social.url",
      value: "https://social.example.org",
      ...shown,
    },
    { place: "content/practice.yml, line 4", fact: "ages", value: '{"min":4}', ...shown },
    {
      place: "content/practice.yml, line 6",
      fact: "supervision",
      value: "Monthly.",
      page: "/appointments",
      isWithheld: true,
    },
    {
      place: "content/practice.yml, line 8",
      fact: "questions 1",
      value: '{"question":"Receipts?"}',
      ...withheld,
    },
    {
      place: "content/practice.yml, line 10",
      fact: "questions 3",
      value: '{"question":"Discounts?"}',
      ...withheld,
    },
  ]);
});

test("a value that the practice has given is no sample, however it is written", async () => {
  const folder = await folderWith('name: "Kind Space"\nsocial: { url: https://kind.in }\n');
  expect(findSamples(folder).map(({ fact }) => fact)).toEqual(["name"]);
});

test("what must not show before it is confirmed is left out, wherever it stands", async () => {
  const folder = await folderWith(asItCame);
  expect(withoutWithheld(readContent(folder).raw, folder)).toEqual({
    practice: {
      name: "Kind Space",
      social: { url: "https://social.example.org" },
      ages: { min: 4 },
      questions: [{ question: "Cancelling?" }],
    },
  });
});
