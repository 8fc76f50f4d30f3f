import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { edition } from "virtual:content";
import { expect, onTestFinished } from "vitest";
import { addPseudoHindi } from "../../e2e/pseudo-hindi";

/** A project with a copy of the tests' practice in `content/`, which goes when the test is over. */
export function copyPractice() {
  const root = mkdtempSync(join(tmpdir(), "practice-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "content");
  cpSync(edition.folder, folder, { recursive: true });

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

/** The same with a second language, `content/hi`. */
export function copyInTwoLanguages() {
  const copy = copyPractice();
  addPseudoHindi(copy.folder);
  return copy;
}
