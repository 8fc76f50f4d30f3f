import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyPractice } from "../app/content/testing";
import { commitContent, describeChanges, hasVersions } from "./changes";

/** The site can be tested without Git. */
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

/** Changes as lines. */
function linesOf(root: string) {
  return describeChanges(root).flatMap(({ words }) => words);
}

withGit("What changed is said in the words of the forms", () => {
  const { root, folder, edit } = repository();
  expect(linesOf(root)).toEqual([]);

  edit("workshops/monsoon-club.md", "price: 450", "price: 500");
  edit("workshops/monsoon-club.md", /updated: .*/, "updated: 2027-01-02");
  edit("therapists/meera.md", /(?<=---\n\n)/, "She listens. ");
  edit("services/group-therapy.md", / +- anna-.*\n/, "");
  edit("services/group-therapy.md", /^order:/m, "fee:\n  rupees: 700\n  per: head\norder:");
  cpSync(join(folder, "therapists/bo-das.md"), join(folder, "therapists/asha.md"));
  edit("therapists/asha.md", "Bo Das", "Asha Example");
  rmSync(join(folder, "articles/one-quiet-evening.md"));
  rmSync(join(folder, "articles/one-quiet-evening.svg"));

  expect(linesOf(root)).toEqual([
    "Removed article: One quiet evening",
    "Circles, fee, rupees: nothing → 700",
    "Circles, fee, what it is for: nothing → Each person",
    "Circles, team, people: Bo Das and Anna Maria Teresa Fernandes → Bo Das",
    "New person: Asha Example",
    "Meera, biography: added “She listens.”",
    "Monsoon Club, price in rupees: 450 → 500",
    "Removed picture: articles/one-quiet-evening.svg",
  ]);
});

withGit("Of a list, it is said which entries were changed, came, went or moved", () => {
  const { root, edit, git } = repository();
  const dates = /( +- from: 2025.*\n.*\n)( +- from: 2031.*\n.*\n)/;
  for (const [from, to, words] of [
    ["to: 18:15", "to: 19:00", "opening hours 3, times, closes at: 18:15 → 19:00"],
    [dates, "$2", "closed on these days: taken out “24 December 2025, 24 December 2025”"],
    [
      dates,
      "$&  - from: 2031-06-01\n    to: 2031-06-02\n",
      "closed on these days: added “1 June 2031, 2 June 2031”",
    ],
    [dates, "$2$1", "closed on these days: in another order"],
    ["  - days:\n      - Monday\n", "", "opening hours: taken out “Monday”"],
  ] as const) {
    edit("practice.yml", from, to);
    expect(linesOf(root)).toEqual([`The practice, ${words}`]);
    git("checkout", "--quiet", ".");
  }
});

withGit("What was confirmed is a change, too", () => {
  const { root, edit, git } = repository();
  edit(".unconfirmed.yml", "  - training\n", "  - quote\n");
  expect(linesOf(root)).toEqual(["Confirmed: Meera, degrees and training"]);
  git("checkout", "--quiet", ".");
  edit("therapists/meera.md", /updated: .*/, "updated: 2027-01-02");
  expect(linesOf(root)).toEqual(["What no page shows"]);
});

withGit("A confirmed sentence is named by its label, whatever it says", () => {
  const { root, edit } = repository();
  const sentence = "You can leave without a reason, and come back without one.";
  edit(".unconfirmed.yml", /$/, `pages/about:\n  - commitment.points.${sentence}\n`);
  expect(linesOf(root)).toEqual(["No longer confirmed: About, commitment, points 3"]);
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
