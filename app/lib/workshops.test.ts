import { expect, test } from "vitest";
import { testSite } from "../content/testing";
import { nextAfter, nextOrLast, openAndPast } from "./workshops";

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

test.each([
  ["nothing, when there is no other", past, [past], "2027-01-01T00:00Z", undefined],
  ["the nearest one ahead", past, [june, past, march], "2027-01-01T00:00Z", march],
  ["the nearest one that is not over", past, [past, march, june], "2027-03-07T06:30Z", june],
  ["nothing, when all are over", past, [past, march], "2027-03-07T06:30Z", undefined],
  ["the one after it while it lies ahead", march, [march, june], "2027-01-01T00:00Z", june],
  ["nothing before it", june, [march, june], "2027-01-01T00:00Z", undefined],
])("a club that is over links to %s", (_, event, events, now, expected) => {
  expect(nextAfter(event, events, new Date(now))).toBe(expected);
});

test("a workshop moves behind the others once its date has passed", () => {
  const { workshops } = testSite();
  const namesAt = (day: string) => {
    const { open, past } = openAndPast({ workshops, builtAt: new Date(day) });
    return [open, past].map((some) => some.map(({ title }) => title));
  };
  const dated = workshops.filter(({ kind }) => kind === "dated-club").map(({ title }) => title);
  const others = workshops.map(({ title }) => title).filter((title) => !dated.includes(title));
  expect(namesAt("2000-01-01")).toEqual([workshops.map(({ title }) => title), []]);
  expect(namesAt("3000-01-01")).toEqual([others, dated]);
});
