import { expect, test } from "vitest";
import { copyPractice } from "../app/content/testing.ts";
import { liveAYear } from "../e2e/editor/owners-year.ts";

test("An owner's year leaves the tests' practice sound", async () => {
  const { folder, read } = copyPractice();
  await liveAYear(folder);
  expect(read("practice.yml")).toContain(
    "name: Hauz Khas Centre for Counselling and Psychotherapy",
  );
});
