import { expect, it } from "vitest";
import { overdueMs, waitedWords } from "./waited.ts";

const hour = 3_600_000;

it.each([
  [-5000, "0 minutes"],
  [60_000, "1 minute"],
  [hour, "1 hour"],
  [47 * hour, "47 hours"],
  [48 * hour, "2 days"],
])("says of %i ms that they are %s", (ms, words) => {
  expect(waitedWords(ms)).toBe(words);
});

it("calls a message overdue once the promised hours are over", () => {
  expect(overdueMs(0, 24 * hour, 24)).toBeUndefined();
  expect(overdueMs(0, 25 * hour, 24)).toBe(hour);
});
