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

describe.each(["Asia/Kolkata", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "For a reader in %s",
  (timeZone) => {
    test.each([
      ["a leap day", "2028-02-29", "Tuesday, 29 February 2028"],
      ["the start of a club", "2025-11-09T10:00+05:30", "Sunday, 9 November 2025"],
      ["Delhi's first minute, yesterday in UTC", "2025-12-31T18:30Z", "Thursday, 1 January 2026"],
      ["the minute before it", "2025-12-31T18:29Z", "Wednesday, 31 December 2025"],
    ])("%s is told as it is in Delhi", (_, value, expected) => {
      vi.stubEnv("TZ", timeZone);
      expect(formatLongDay(value)).toBe(expected);
    });

    test.each([
      ["2025-11-09T10:00+05:30", 120, "10 AM–12 PM", "2025-11-09T06:30:00Z"],
      ["2025-11-09T17:30+05:30", 45, "5:30 PM–6:15 PM", "2025-11-09T12:45:00Z"],
      ["2025-11-09T23:00+05:30", 60, "11 PM–12 AM", "2025-11-09T18:30:00Z"],
    ])("what starts at %s and lasts %i minutes goes on %s", (startsAt, minutes, times, end) => {
      vi.stubEnv("TZ", timeZone);
      expect(formatTimes(startsAt, minutes)).toBe(times);
      expect(endOf(startsAt, minutes)).toEqual(new Date(end));
    });
  },
);

test("a date has a plain and a short form", () => {
  expect(formatDay("2025-11-09T10:00+05:30")).toBe("9 November 2025");
  expect(formatShortDay("2025-11-09T10:00+05:30")).toBe("9 Nov 2025");
});

test("every month is shortened to three letters", () => {
  const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map(
    (month) => dayAndMonth(`2025-${month}-09`),
  );
  expect(months.map(({ month }) => month).join(" ")).toBe(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
  expect(months[0]?.day).toBe("9");
});

test.each([
  ["00:00", "12 AM", "12:00 AM"],
  ["00:30", "12:30 AM", "12:30 AM"],
  ["09:05", "9:05 AM", "9:05 AM"],
  ["12:00", "12 PM", "12:00 PM"],
  ["20:00", "8 PM", "8:00 PM"],
  ["23:59", "11:59 PM", "11:59 PM"],
])("%s on the clock is %s, in full %s", (time, short, full) => {
  expect(formatClock(time)).toBe(short);
  expect(formatClock(time, "full")).toBe(full);
});

test.each([
  ["2025-11-09T18:29:59Z", "2025-11-09T23:59+05:30"],
  ["2025-12-31T18:30Z", "2026-01-01T00:00+05:30"],
])("%s is %s in Delhi", (instant, expected) => {
  expect(delhiTime(new Date(instant))).toBe(expected);
});
