import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { edition } from "virtual:content";
import { expect, onTestFinished } from "vitest";
import { twoLanguagesFolder } from "../../e2e/practices";
import { readContent } from "./read-content";
import { confirmedFile, confirmedWith, type Sample } from "./samples";

/** A project with a copy of the tests' practice in `content/`, which goes when the test is over. */
export function copyPractice(practice = edition.folder) {
  const root = mkdtempSync(join(tmpdir(), "practice-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "content");
  cpSync(practice, folder, { recursive: true });

  function read(file: string) {
    return readFileSync(join(folder, file), "utf8");
  }

  function edit(file: string, before: string | RegExp, after: string) {
    const text = read(file);
    expect(text, file).toMatch(before);
    writeFileSync(join(folder, file), text.replace(before, after));
  }

  return { root, folder, read, edit };
}

/** As the practice does in the editor. */
export function confirmIn(folder: string, sample: Sample) {
  const file = join(folder, confirmedFile);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, confirmedWith(sample, "2027-01-02", before));
}

/** What is said of a practice with one file edited, which is not written. */
export function errorsWith(practice: string, file: string, before: string | RegExp, after: string) {
  const old = readFileSync(join(practice, file), "utf8");
  expect(old, file).toMatch(before);
  const text = old.replace(before, after);
  return { text, errors: readContent(practice, new Map([[file, text]])).errors };
}

/** A copy of it with a second language, `content/hi`, in which an article is not yet. */
export function copyInTwoLanguages() {
  return copyPractice(twoLanguagesFolder);
}
