import { expect, test } from "vitest";
import type { Site } from "../content/site";
import { testSite } from "../content/testing";
import { formatDays, formatOpening, isOpenDuring, practiceClock, timesOf } from "./hours";

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
  ["Monday from opening to closing", "2025-11-10", "08:00", "20:00", true],
  ["Monday before opening", "2025-11-10", "07:00", "09:00", false],
  ["Monday past closing", "2025-11-10", "19:00", "21:00", false],
  ["Saturday up to closing at half past", "2025-11-15", "14:30", "16:30", true],
  ["Saturday over closing at half past", "2025-11-15", "16:00", "17:00", false],
  ["Sunday, by appointment", "2025-11-16", "11:00", "13:00", false],
  ["Tuesday, the last day of a holiday", "2025-11-18", "11:00", "13:00", false],
  ["Wednesday after it", "2025-11-19", "11:00", "13:00", true],
])("%s (%s, %s to %s) is open: %s", (_, day, from, to, expected) => {
  const closures = [{ from: "2025-11-17", to: "2025-11-18" }];
  expect(isOpenDuring({ hours, closures }, day, { from, to })).toBe(expected);
});

test.each([
  ["09:00", "11:00", "morning-9-11", "Early, 9 to 11"],
  ["10:30", "12:00", "morning-1030-12", "Early, 10:30 to 12"],
  ["11:00", "13:00", "midday-11-1", "Round about noon, 11 to 1"],
  ["12:45", "14:00", "midday-1245-2", "Round about noon, 12:45 to 2"],
  ["13:00", "14:00", "afternoon-1-2", "After lunch, 1 to 2"],
  ["14:00", "16:00", "afternoon-2-4", "After lunch, 2 to 4"],
  ["16:00", "18:00", "evening-4-6", "Towards evening, 4 to 6"],
  ["18:00", "20:00", "late-evening-6-8", "When the lamps are lit, 6 to 8"],
])("names the time from %s to %s %s: %s", (from, to, value, label) => {
  const site = testSite({ practice: { times: [{ from, to }] } });
  expect(timesOf(site)).toEqual([{ value, label, hours: { from, to } }]);
});

test("for each part of the week, the clock says until when or from when the practice answers", () => {
  const { week } = practiceClock(testSite({ practice: { hours } }));
  const short = week.map(([from, isClosed, words]) => {
    const [day, minute] = [Math.floor(from / 1440), from % 1440];
    return `${day} ${minute / 60}: ${words.replace(/^.*?(?=here|open)/, "")}${isClosed ? " Closed." : ""}`;
  });
  expect(short).toEqual([
    "0 0: open at 8 AM. Closed.",
    "0 8: here until 8 PM.",
    "0 20: open tomorrow at 8 AM. Closed.",
    "1 0: open at 8 AM. Closed.",
    "1 8: here until 8 PM.",
    "1 20: open tomorrow at 8 AM. Closed.",
    "2 0: open at 8 AM. Closed.",
    "2 8: here until 8 PM.",
    "2 20: open on Saturday at 9 AM. Closed.",
    "3 0: open on Saturday at 9 AM. Closed.",
    "4 0: open tomorrow at 9 AM. Closed.",
    "5 0: open at 9 AM. Closed.",
    "5 9: here until 4:30 PM.",
    "5 16.5: open on Monday at 8 AM. Closed.",
    "6 0: open tomorrow at 8 AM. Closed.",
  ]);
});

test("the clock says nothing if all days are by appointment", () => {
  const { week } = practiceClock(testSite({ practice: { hours: [{ days: ["Monday"] }] } }));
  expect(week).toEqual([]);
});

test("around closures, the clock names the day on which the practice opens again", () => {
  // From a Sunday to a Thursday.
  const closures = [{ from: "2025-12-21", to: "2025-12-25" }];
  const clock = practiceClock(testSite({ practice: { hours, closures } }));
  expect(clock.closures).toEqual([
    [
      "2025-12-20T16:30",
      1,
      expect.stringContaining("We open on 27 December 2025 at 9 AM."),
      "2025-12-27T09:00",
    ],
  ]);
});
