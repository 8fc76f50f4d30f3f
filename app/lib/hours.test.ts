import { expect, test } from "vitest";
import type { OpeningHours } from "../content/practice";
import { formatDays, formatOpening, isOpenDuring, wordsOfWeek } from "./hours";

const hours: readonly OpeningHours[] = [
  { days: ["Monday", "Tuesday", "Wednesday"], open: { from: "08:00", to: "20:00" } },
  { days: ["Thursday", "Friday"] },
  { days: ["Saturday"], open: { from: "09:00", to: "16:30" } },
  { days: ["Sunday"] },
];

test("days and hours are worded as people say them", () => {
  expect(hours.map((entry) => `${formatDays(entry.days)}: ${formatOpening(entry)}`)).toEqual([
    "Monday until Wednesday: 8:00 AM–8:00 PM",
    "Thursday until Friday: If you ring first",
    "Saturday: 9:00 AM–4:30 PM",
    "Sunday: If you ring first",
  ]);
});

test.each([
  ["Monday from opening to closing", "2025-11-10", 8, 20, true],
  ["Monday before opening", "2025-11-10", 7, 9, false],
  ["Monday past closing", "2025-11-10", 19, 21, false],
  ["Saturday up to half an hour before closing", "2025-11-15", 14, 16, true],
  ["Saturday over closing at half past", "2025-11-15", 16, 17, false],
  ["Sunday, by appointment", "2025-11-16", 11, 13, false],
])("%s (%s, %i to %i) is open: %s", (_, day, startHour, endHour, expected) => {
  expect(isOpenDuring(hours, day, { startHour, endHour })).toBe(expected);
});

test("from each minute of the week on it is said whether we are here, or when", () => {
  const short = wordsOfWeek(hours).map(([from, words]) => {
    const [day, minute] = [Math.floor(from / 1440), from % 1440];
    return `${day} ${minute / 60}: ${words.replace(/^.*?(?=here|open)/, "")}`;
  });
  expect(short).toEqual([
    "0 0: open at 8:00 AM.",
    "0 8: here until 8:00 PM.",
    "0 20: open tomorrow at 8:00 AM.",
    "1 0: open at 8:00 AM.",
    "1 8: here until 8:00 PM.",
    "1 20: open tomorrow at 8:00 AM.",
    "2 0: open at 8:00 AM.",
    "2 8: here until 8:00 PM.",
    "2 20: open on Saturday at 9:00 AM.",
    "3 0: open on Saturday at 9:00 AM.",
    "4 0: open tomorrow at 9:00 AM.",
    "5 0: open at 9:00 AM.",
    "5 9: here until 4:30 PM.",
    "5 16.5: open on Monday at 8:00 AM.",
    "6 0: open tomorrow at 8:00 AM.",
  ]);
  expect(wordsOfWeek([{ days: ["Monday"] }])).toEqual([]);
});
