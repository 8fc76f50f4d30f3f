import { afterEach, describe, expect, test, vi } from "vitest";
import { firstOfferedDay, fromIsoDay, toIsoDay } from "./days";

afterEach(() => {
  vi.unstubAllEnvs();
});

// In Cairo, clocks skip midnight in spring.
const timeZones = ["Asia/Kolkata", "Pacific/Kiritimati", "America/Los_Angeles", "Africa/Cairo"];

describe.each(timeZones)("days in %s", (timeZone) => {
  test("an ISO day stays the same day there and back, all through a leap year", () => {
    vi.stubEnv("TZ", timeZone);
    for (let n = 0; n < 366; n += 1) {
      const day = new Date(Date.UTC(2028, 0, 1 + n)).toISOString().slice(0, 10);
      expect(toIsoDay(fromIsoDay(day))).toBe(day);
    }
  });

  test.each([
    ["2026-11-15T00:00", "2026-11-16"],
    ["2026-12-31T23:59", "2027-01-01"],
    ["2028-02-28T12:00", "2028-02-29"],
    // Nights in which clocks are changed.
    ["2026-03-07T23:30", "2026-03-08"],
    ["2026-10-25T00:30", "2026-10-26"],
    ["2026-10-31T12:00", "2026-11-01"],
  ])("at %s the first day on offer is %s", (now, first) => {
    vi.stubEnv("TZ", timeZone);
    expect(toIsoDay(firstOfferedDay(new Date(now)))).toBe(first);
  });
});
