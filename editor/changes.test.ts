import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyPractice } from "../app/content/testing";
import { commitContent, describeChanges, hasVersions } from "./changes";

/** Nobody needs Git to test the site. */
const withGit = test.skipIf(spawnSync("git", ["--version"]).status !== 0);

function repository() {
  const practice = copyPractice();
  function git(...args: string[]) {
    return execFileSync("git", args, { cwd: practice.root, encoding: "utf8" });
  }
  git("init", "--quiet");
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@example.org");
  git("add", ".");
  git("commit", "--quiet", "-m", "Start");
  return { ...practice, git };
}

withGit("What changed is said in the words of the forms", () => {
  const { root, folder, edit } = repository();
  expect(describeChanges(root)).toEqual([]);

  edit("workshops/monsoon-club.md", "price: 450", "price: 500");
  edit("workshops/monsoon-club.md", /updated: .*/, "updated: 2027-01-02");
  edit("therapists/meera.md", /(?<=---\n\n)/, "She listens. ");
  edit("services/group-therapy.md", / +- anna-.*\n/, "");
  cpSync(join(folder, "therapists/bo-das.md"), join(folder, "therapists/asha.md"));
  edit("therapists/asha.md", "Bo Das", "Asha Example");
  rmSync(join(folder, "articles/one-quiet-evening.md"));
  rmSync(join(folder, "articles/one-quiet-evening.svg"));

  expect(describeChanges(root)).toEqual([
    "Removed article: One quiet evening",
    "Removed picture: articles/one-quiet-evening.svg",
    "Circles, team, people: Bo Das and Anna Maria Teresa Fernandes → Bo Das",
    "New person: Asha Example",
    "Meera, biography: nothing → She listens. …",
    "Monsoon Club, price in rupees: 450 → 500",
  ]);
});

withGit("What was confirmed is a change, too", () => {
  const { root, folder, edit } = repository();
  writeFileSync(join(folder, "confirmed.yml"), "therapists/meera:\n  training: 2027-01-02\n");
  expect(describeChanges(root)).toEqual(["Confirmed: Meera, degrees and training"]);
  rmSync(join(folder, "confirmed.yml"));
  edit("therapists/meera.md", /updated: .*/, "updated: 2027-01-02");
  expect(describeChanges(root)).toEqual(["What no page shows"]);
});

withGit("The content is committed with these words, and nothing else is", () => {
  const { root, edit, git } = repository();
  edit("practice.yml", /^tagline: .*$/m, "tagline: Come In");
  writeFileSync(join(root, "notes.txt"), "Call the printer");
  git("add", "notes.txt");

  commitContent(root, describeChanges(root));

  expect(git("log", "-1", "--format=%B").trim()).toBe(
    "Edit the content\n\nThe practice, tagline: Come In, the Kettle Is On → Come In",
  );
  expect(git("status", "--short").trim()).toBe("A  notes.txt");
});

withGit("Where Git was told no name, the practice signs", () => {
  const { root, edit, git } = repository();
  git("config", "--unset", "user.name");
  git("config", "--unset", "user.email");
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(root, "none"));
  vi.stubEnv("GIT_CONFIG_SYSTEM", join(root, "none"));
  onTestFinished(() => void vi.unstubAllEnvs());
  edit("practice.yml", /^tagline: .*$/m, "tagline: Come In");
  commitContent(root, describeChanges(root));
  expect(git("log", "-1", "--format=%ae").trim()).toBe("reception.and.appointments@example.com");
});

withGit(
  "A folder that came as a ZIP has no versions of Git's, and neither has an empty one",
  () => {
    const { root } = copyPractice();
    expect(hasVersions(root)).toBe(false);
    execFileSync("git", ["init", "--quiet"], { cwd: root });
    expect(hasVersions(root)).toBe(false);
  },
);
