import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { practiceFolder, twoLanguagesFolder } from "../../e2e/practices";
import { readContent } from "./read-content";
import { readSites } from "./read-site";
import type { Site } from "./site";

/** Folder of the tests' practice. */
export const testFolder = practiceFolder;
/** Folder of the same practice in two languages. */
export const inTwoLanguages = twoLanguagesFolder;

/** The tests' practice, and the day on which its site is built. */
const [practiceSite] = await readSites(practiceFolder, { builtAt: new Date("2026-11-17T06:30Z") });

type Changes = {
  readonly [Key in keyof Site]?: Site[Key] extends Date ? Date : Partial<Site[Key]>;
};

/** Returns the site of the tests' practice, with single fields of its parts changed. */
export function testSite(changes: Changes = {}): Site {
  const changed = Object.entries(changes).map(([name, change]) => {
    const before: unknown = practiceSite[name as keyof Site];
    const isWhole = Array.isArray(change) || change instanceof Date || typeof change !== "object";
    return [name, isWhole ? change : { ...(before as object), ...change }];
  });
  return { ...practiceSite, ...Object.fromEntries(changed) };
}

/** Memory, if it is a folder: to delete a copy from a disk takes 0.1 s. */
const quickFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Copies the tests' practice into `content/` of a new project, which is deleted after the test. */
export function copyPractice(practice = practiceFolder) {
  const root = mkdtempSync(join(quickFolder, "practice-"));
  onTestFinished(() => rm(root, { recursive: true }));
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

/** Returns the issues of a practice with one file edited in memory. */
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
