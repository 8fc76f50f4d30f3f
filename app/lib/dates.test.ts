import { afterEach, describe, expect, test, vi } from "vitest";
import { testSite } from "../content/testing";
import * as dates from "./dates";

const site = testSite();

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(["Asia/Kolkata", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "for a reader in %s",
  (timeZone) => {
    test.each([
      ["a leap day", "2028-02-29", "Tuesday, 29 February 2028"],
      ["the start of a club", "2025-11-09T10:00+05:30", "Sunday, 9 November 2025"],
      ["Delhi's first minute, yesterday in UTC", "2025-12-31T18:30Z", "Thursday, 1 January 2026"],
      ["the minute before it", "2025-12-31T18:29Z", "Wednesday, 31 December 2025"],
    ])("words %s in Delhi's time", (_, value, expected) => {
      vi.stubEnv("TZ", timeZone);
      expect(dates.formatLongDay(site, value)).toBe(expected);
    });

    test.each([
      ["2025-11-09T10:00+05:30", 120, "10 AM–12 PM", "2025-11-09T06:30:00Z"],
      ["2025-11-09T17:30+05:30", 45, "5:30 PM–6:15 PM", "2025-11-09T12:45:00Z"],
      ["2025-11-09T23:00+05:30", 60, "11 PM–12 AM", "2025-11-09T18:30:00Z"],
    ])("an event at %s of %i minutes lasts %s", (startsAt, minutes, times, end) => {
      vi.stubEnv("TZ", timeZone);
      expect(dates.formatTimes(site, startsAt, minutes)).toBe(times);
      expect(dates.endOf(startsAt, minutes)).toEqual(new Date(end));
    });
  },
);

test("a date has a plain and two short forms", () => {
  expect(dates.formatDay(site, "2025-11-09T10:00+05:30")).toBe("9 November 2025");
  expect(dates.formatShortDay(site, "2025-11-09T10:00+05:30")).toBe("9 Nov 2025");
  expect(dates.dayAndMonth(site, "2025-09-09")).toEqual({ day: "9", month: "Sep" });
});

test.each([
  ["00:30", "12:30 AM", "12:30 AM"],
  ["12:00", "12 PM", "12:00 PM"],
  ["20:00", "8 PM", "8:00 PM"],
])("%s on the clock is %s, in full %s", (time, short, full) => {
  expect(dates.formatClock(site, time)).toBe(short);
  expect(dates.formatClock(site, time, "full")).toBe(full);
});

test("midnight in Delhi begins the next year", () => {
  expect(dates.delhiTime(new Date("2025-12-31T18:30Z"))).toBe("2026-01-01T00:00+05:30");
});
