import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commitContent, describeChanges } from "./changes";

let root: string;

function git(...args: string[]) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" });
}

function edit(file: string, before: string | RegExp, after: string) {
  const path = join(root, "content", file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(before);
  writeFileSync(path, text.replace(before, after));
}

describe.skipIf(spawnSync("git", ["--version"]).status !== 0)("In a repository", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "changes-"));
    cpSync("content", join(root, "content"), { recursive: true });
    git("init", "--quiet");
    git("config", "user.name", "Owner");
    git("config", "user.email", "owner@example.org");
    git("add", ".");
    git("commit", "--quiet", "-m", "Start");
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test("nothing has changed since the last time", () => {
    expect(describeChanges(root)).toEqual([]);
  });

  test("what changed is said in the words of the forms", () => {
    edit("workshops/balanced-love.md", "price: 2000", "price: 2200");
    edit("workshops/balanced-love.md", /updated: .*/, "updated: 2027-01-02");
    edit("therapists/meher-talvani.md", /(?<=---\n\n)/, "She listens. ");
    edit("services/group-therapy.md", /members:\n( +- .*\n)+/, "members:\n    - zoya-rahmanpur\n");
    cpSync(
      join(root, "content/therapists/ira-mathurkar.md"),
      join(root, "content/therapists/asha.md"),
    );
    edit("therapists/asha.md", "Ira Mathurkar", "Asha Example");
    rmSync(join(root, "content/articles/hustle-culture.md"));
    renameSync(
      join(root, "content/articles/hustle-culture.svg"),
      join(root, "content/articles/work.svg"),
    );

    expect(describeChanges(root)).toEqual([
      expect.stringMatching(/^Removed article: \w/),
      "Removed picture: content/articles/hustle-culture.svg",
      "New picture: content/articles/work.svg",
      expect.stringMatching(/^Group Therapy, team, people: .* → Zoya Rahmanpur$/),
      "New therapist: Asha Example",
      "Meher Talvani, biography: changed",
      "Balanced Love, price in rupees: 2000 → 2200",
    ]);
  });

  test("the content is committed with these words, and nothing else is", () => {
    edit("practice.yml", /^name: .*$/m, "name: Your Practice");
    writeFileSync(join(root, "notes.txt"), "Call the printer");
    git("add", "notes.txt");

    commitContent(root, describeChanges(root));

    expect(git("log", "-1", "--format=%B").trim()).toBe(
      "Edit the content\n\nThe practice, name of the practice: Kind Space → Your Practice",
    );
    expect(git("status", "--short").trim()).toBe("A  notes.txt");
  });
});
