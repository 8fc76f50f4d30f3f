import { expect, test } from "vitest";
import type { Site } from "../content/site";
import { testSite } from "../content/testing";
import { formatDays, formatOpening, isOpenDuring, wordsOfWeek } from "./hours";

const site = testSite();
const hours: Site["practice"]["hours"] = [
  { days: ["Monday", "Tuesday", "Wednesday"], open: { from: "08:00", to: "20:00" } },
  { days: ["Thursday", "Friday"] },
  { days: ["Saturday"], open: { from: "09:00", to: "16:30" } },
  { days: ["Sunday"], closed: true },
];

test("days and hours are worded as people say them", () => {
  expect(
    hours.map((entry) => `${formatDays(site, entry.days)}: ${formatOpening(site, entry)}`),
  ).toEqual([
    "Monday until Wednesday: 8:00 AM–8:00 PM",
    "Thursday until Friday: If you ring first",
    "Saturday: 9:00 AM–4:30 PM",
    "Sunday: Nobody is there",
  ]);
});

test.each([
  ["Monday from opening to closing", "2025-11-10", 8, 20, true],
  ["Monday before opening", "2025-11-10", 7, 9, false],
  ["Monday past closing", "2025-11-10", 19, 21, false],
  ["Saturday up to half an hour before closing", "2025-11-15", 14, 16, true],
  ["Saturday over closing at half past", "2025-11-15", 16, 17, false],
  ["Sunday, by appointment", "2025-11-16", 11, 13, false],
  ["Tuesday, the last day of a holiday", "2025-11-18", 11, 13, false],
  ["Wednesday after it", "2025-11-19", 11, 13, true],
])("%s (%s, %i to %i) is open: %s", (_, day, startHour, endHour, expected) => {
  const closures = [{ from: "2025-11-17", to: "2025-11-18" }];
  expect(isOpenDuring({ hours, closures }, day, { startHour, endHour })).toBe(expected);
});

test("from each minute of the week on it is said whether we are here, or when", () => {
  const short = wordsOfWeek(site, hours).map(([from, wait, words]) => {
    const [day, minute] = [Math.floor(from / 1440), from % 1440];
    return `${day} ${minute / 60} +${wait}: ${words.replace(/^.*?(?=here|open)/, "")}`;
  });
  expect(short).toEqual([
    "0 0 +0: open at 8:00 AM.",
    "0 8 +0: here until 8:00 PM.",
    "0 20 +1: open tomorrow at 8:00 AM.",
    "1 0 +0: open at 8:00 AM.",
    "1 8 +0: here until 8:00 PM.",
    "1 20 +1: open tomorrow at 8:00 AM.",
    "2 0 +0: open at 8:00 AM.",
    "2 8 +0: here until 8:00 PM.",
    "2 20 +3: open on Saturday at 9:00 AM.",
    "3 0 +2: open on Saturday at 9:00 AM.",
    "4 0 +1: open tomorrow at 9:00 AM.",
    "5 0 +0: open at 9:00 AM.",
    "5 9 +0: here until 4:30 PM.",
    "5 16.5 +2: open on Monday at 8:00 AM.",
    "6 0 +1: open tomorrow at 8:00 AM.",
  ]);
  expect(wordsOfWeek(site, [{ days: ["Monday"] }])).toEqual([]);
});
