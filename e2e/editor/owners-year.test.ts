import { expect, test } from "vitest";
import { copyPractice } from "../../app/content/testing";
import { liveAYear } from "./owners-year";

test("An owner's year leaves the tests' practice sound", async () => {
  const { folder, read } = copyPractice();
  await liveAYear(folder);
  expect(read("practice.yml")).toContain(
    "name: Hauz Khas Centre for Counselling and Psychotherapy",
  );
});
