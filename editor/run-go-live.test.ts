import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyPractice } from "../app/content/testing";
import { loadTypeScript } from "../scripts/load-typescript.js";
import { runGoLive } from "./run-go-live";

const now = new Date("2026-11-15T10:00:00+05:30");

test("A project is asked for its samples and photos", async () => {
  const { root, edit } = copyPractice();
  edit("therapists/bo-das.md", /picture: .*/, "picture: farhan-qureshi.jpg");
  const { isReady, text } = await runGoLive(root, now);
  expect(isReady).toBe(false);
  expect(text).toContain("The practice: http://localhost:4174/editor#/entry/practice\n");
  expect(text).toMatch(/^Before the site goes online\n/);
  expect(text).toContain("\nWorth a look\n");
  expect(text).toContain("  Made up, and on every page: Phone\n");
  expect(text).toContain(
    "  Made up, and shown on /therapists/meera only once you confirm it: Degrees and training",
  );
  expect(text).toContain("  Picture: A drawing still stands in for a photo of Meera.");
  expect(text).not.toContain("cannot be opened");
});

test("Without an inbox, no words of the inbox are asked for", async () => {
  const { root, folder } = copyPractice();
  writeFileSync(join(folder, ".samples.yml"), "shown: {forms/sending: {sending: On its way…}}");
  expect((await runGoLive(root, now)).text).not.toMatch(/forms\/sending|danger-words/);
});

test("Content that is at fault is told first, and alone", async () => {
  const { root, edit } = copyPractice();
  edit("practice.yml", /phone: .*/, "phone: none");
  const { isReady, text } = await runGoLive(root, now);
  expect(isReady).toBe(false);
  expect(text).toMatch(
    /^The site can't be built\nThe practice: Phone must be like .*\n\n\S*content\/practice\.yml, line \d+: phone must be like .*$/,
  );
});

test("The editor and the checklist start without what only a build of the site gives", async () => {
  expect(await loadTypeScript("editor/server.ts")).toHaveProperty("editor");
});
