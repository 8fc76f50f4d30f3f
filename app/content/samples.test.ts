import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "./read-content";
import { findSamples, fingerprintOf, withoutWithheld } from "./samples";

const samples = `shown:
  practice:
    name: ${fingerprintOf("Kind Space")}
    social.url: ${fingerprintOf("https://social.example.org")}
    gone: ${fingerprintOf("gone")}
withheld:
  practice:
    supervision: ${fingerprintOf("Monthly.")}
    questions:
      - ${fingerprintOf({ question: "Receipts?" })}
      - ${fingerprintOf({ question: "Discounts?" })}
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

function folderWith(practice: string) {
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "practice.yml"), practice);
  writeFileSync(join(folder, ".samples.yml"), samples);
  return folder;
}

test("a value that is still the first one is told with its place, name, value and page", () => {
  const found = findSamples(folderWith(asItCame));
  expect(found.map(({ place, fact, value }) => `${place}: ${fact}: ${value}`)).toEqual([
    "content/practice.yml, line 1: name: Kind Space",
    "content/practice.yml, line 3: social.url: https://social.example.org",
    "content/practice.yml, line 4: supervision: Monthly.",
    'content/practice.yml, line 6: questions 1: {"question":"Receipts?"}',
    'content/practice.yml, line 8: questions 3: {"question":"Discounts?"}',
  ]);
  expect(found.map(({ page }) => page)).toEqual([
    ...["every page", "every page", "/appointments", "every page", "every page"],
  ]);
  expect(found.map(({ isWithheld }) => isWithheld)).toEqual([false, false, true, true, true]);
});

test("a value that the practice has given is no sample, however it is written", () => {
  const folder = folderWith('name: "Kind Space"\nsocial: { url: https://kind.in }\n');
  expect(findSamples(folder).map(({ fact }) => fact)).toEqual(["name"]);
});

test("what must not show before it is confirmed is left out, wherever it stands", () => {
  const folder = folderWith(asItCame);
  expect(withoutWithheld(readContent(folder).raw, folder)).toEqual({
    practice: {
      name: "Kind Space",
      social: { url: "https://social.example.org" },
      questions: [{ question: "Cancelling?" }],
    },
  });
});
