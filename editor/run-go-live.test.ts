import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyPractice } from "../app/content/testing";
import { loadTypeScript } from "../scripts/load-typescript.js";
import { runGoLive } from "./run-go-live";

const now = new Date("2026-11-15T10:00:00+05:30");

test("a project is asked for its unconfirmed facts and photos", async () => {
  const { root, edit } = copyPractice();
  edit("therapists/bo-das.md", /picture: .*/, "picture: farhan-qureshi.jpg");
  const { isReady, text } = await runGoLive(root, now);
  expect(isReady).toBe(false);
  expect(text).toContain("The practice: http://localhost:4174/editor#/entry/practice\n");
  expect(text).toMatch(/^Before the site goes online\n/);
  expect(text).toContain("\nWorth a look\n");
  expect(text).toContain("  Facts that came with it: 2 are neither changed nor confirmed.");
  expect(text).toContain("  Picture: A drawing still stands in for a photo of Meera.");
  expect(text).not.toContain("cannot be opened");
});

test("asks for no words of the inbox if there is none", async () => {
  const { root, folder } = copyPractice();
  writeFileSync(join(folder, ".unconfirmed.yml"), "forms/sending: [sending]\n");
  const { text } = await runGoLive(root, now);
  expect(text).not.toMatch(/forms\/sending|danger-words|Facts that came with it/);
});

test("content that is at fault is told first, and alone", async () => {
  const { root, edit } = copyPractice();
  edit("practice.yml", /phone: .*/, "phone: none");
  const { isReady, text } = await runGoLive(root, now);
  expect(isReady).toBe(false);
  expect(text).toMatch(
    /^The site can't be built\nThe practice: Phone must be like .*\n\n\S*content\/practice\.yml, line \d+: phone must be like .*$/,
  );
});

test("the editor and the checklist start without what only a build of the site gives", async () => {
  expect(await loadTypeScript("editor/server.ts")).toHaveProperty("editor");
});
