import { expect, test } from "vitest";
import { copyPractice } from "../app/content/testing";
import { runGoLive } from "./run-go-live";

const now = new Date("2026-11-15T10:00:00+05:30");

test("A project is asked for its samples and photos", async () => {
  const { root, edit } = copyPractice();
  edit("therapists/bo-das.md", /picture: .*/, "picture: farhan-qureshi.jpg");
  const { isReady, text } = await runGoLive(root, now);
  expect(isReady).toBe(false);
  expect(text).toMatch(/practice\.yml, line \d+: Fault: phone is still a sample/);
  expect(text).toMatch(
    /meera\.md, line \d+: Fault: training is still a sample, kept off \/therapists\/meera until/,
  );
  expect(text).toMatch(/meera\.md, line \d+: Remark: A drawing still stands in for a photo/);
  expect(text).not.toContain("cannot be opened");
});

test("Content that is at fault is told first, and alone", async () => {
  const { root, edit } = copyPractice();
  edit("practice.yml", /phone: .*/, "phone: none");
  const { isReady, text } = await runGoLive(root, now);
  expect(isReady).toBe(false);
  expect(text).toMatch(/^content\/practice\.yml, line \d+: phone must be like .*$/);
});
