import { afterEach, describe, expect, test, vi } from "vitest";
import {
  dayAndMonth,
  delhiTime,
  endOf,
  formatClock,
  formatDay,
  formatLongDay,
  formatShortDay,
  formatTimes,
} from "./dates";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(["Asia/Kolkata", "UTC", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "For a reader in %s",
  (timeZone) => {
    test.each([
      ["a day", "2025-11-09", "Sunday, 9 November 2025"],
      ["the first day of a year", "2026-01-01", "Thursday, 1 January 2026"],
      ["a leap day", "2028-02-29", "Tuesday, 29 February 2028"],
      ["the start of the club", "2025-11-09T10:00+05:30", "Sunday, 9 November 2025"],
      [
        "Delhi's first minute, still yesterday in UTC",
        "2025-11-08T18:30Z",
        "Sunday, 9 November 2025",
      ],
      ["the minute before it", "2025-11-08T18:29Z", "Saturday, 8 November 2025"],
      ["Delhi's last minute", "2025-11-09T18:29Z", "Sunday, 9 November 2025"],
      ["Delhi's New Year", "2025-12-31T18:30Z", "Thursday, 1 January 2026"],
    ])("%s is told as it is in Delhi", (_, value, expected) => {
      vi.stubEnv("TZ", timeZone);
      expect(formatLongDay(value)).toBe(expected);
    });
  },
);

test("a date has a long, a plain and a short form", () => {
  const start = "2025-11-09T10:00+05:30";
  expect(formatLongDay(start)).toBe("Sunday, 9 November 2025");
  expect(formatDay(start)).toBe("9 November 2025");
  expect(formatShortDay(start)).toBe("9 Nov 2025");
  expect(dayAndMonth(start)).toEqual({ day: "9", month: "Nov" });
});

test("every month is shortened to three letters", () => {
  const months = Array.from({ length: 12 }, (_, index) => {
    return dayAndMonth(`2025-${String(index + 1).padStart(2, "0")}-01`).month;
  });
  expect(months.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
});

test.each([
  ["00:00", "12 AM", "12:00 AM"],
  ["00:30", "12:30 AM", "12:30 AM"],
  ["08:00", "8 AM", "8:00 AM"],
  ["09:05", "9:05 AM", "9:05 AM"],
  ["11:59", "11:59 AM", "11:59 AM"],
  ["12:00", "12 PM", "12:00 PM"],
  ["12:30", "12:30 PM", "12:30 PM"],
  ["20:00", "8 PM", "8:00 PM"],
  ["23:59", "11:59 PM", "11:59 PM"],
])("%s on the clock is %s, in full %s", (time, short, full) => {
  expect(formatClock(time)).toBe(short);
  expect(formatClock(time, "full")).toBe(full);
});

test.each([
  ["2025-11-09T10:00+05:30", 120, "10 AM–12 PM"],
  ["2025-11-09T04:30Z", 120, "10 AM–12 PM"],
  ["2025-11-09T17:30+05:30", 45, "5:30 PM–6:15 PM"],
  ["2025-11-09T23:00+05:30", 60, "11 PM–12 AM"],
])("what starts at %s and lasts %i minutes goes on %s", (startsAt, minutes, expected) => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  expect(formatTimes(startsAt, minutes)).toBe(expected);
});

test("an event ends as long after its start as it lasts, wherever it is read", () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  expect(endOf("2025-11-09T10:00+05:30", 120)).toEqual(new Date("2025-11-09T06:30:00Z"));
});

test.each([
  ["2025-11-09T06:30Z", "2025-11-09T12:00+05:30"],
  ["2025-11-09T18:29:59Z", "2025-11-09T23:59+05:30"],
  ["2025-12-31T18:30Z", "2026-01-01T00:00+05:30"],
])("%s is %s in Delhi", (instant, expected) => {
  expect(delhiTime(new Date(instant))).toBe(expected);
});
