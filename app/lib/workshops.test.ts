import { expect, test } from "vitest";
import { nextOrLast } from "./workshops";

const march = { startsAt: "2027-03-07T10:00+05:30", durationMinutes: 120 } as const;
const june = { startsAt: "2027-06-06T10:00+05:30", durationMinutes: 120 } as const;
const past = { startsAt: "2025-11-09T10:00+05:30", durationMinutes: 120 } as const;

test.each([
  ["nothing, when there is nothing", [], "2027-01-01T00:00Z", undefined],
  ["the only one ahead", [past, march], "2027-01-01T00:00Z", march],
  ["the nearest of two ahead", [june, march], "2027-01-01T00:00Z", march],
  ["one that goes on until its end", [june, march], "2027-03-07T06:29Z", march],
  ["the next one from then on", [june, march], "2027-03-07T06:30Z", june],
  ["the last one when all are over", [past, june, march], "2028-01-01T00:00Z", june],
])("the home page announces %s", (_, events, now, expected) => {
  expect(nextOrLast(events, new Date(now))).toBe(expected);
});
