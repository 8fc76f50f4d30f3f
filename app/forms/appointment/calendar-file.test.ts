import { describe, expect, test } from "vitest";
import type { preferredTime } from "../options";
import { wishFile } from "./calendar-file";

const now = new Date("2026-11-15T06:30:00Z");

function linesOf(preferredDate: string, time: (typeof preferredTime)[number]["value"], at = now) {
  const file = wishFile({ preferredDate, preferredTime: time }, at);
  return file.replaceAll("\r\n ", "").split("\r\n");
}

describe("The calendar file of a request", () => {
  test("is one tentative event that blocks no time", () => {
    expect(linesOf("2026-11-20", "morning-9-11")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      expect.stringMatching(/^PRODID:-\/\/.+\/\/EN$/),
      "BEGIN:VEVENT",
      expect.stringMatching(/^UID:.+@.+$/),
      "DTSTAMP:20261115T063000Z",
      "DTSTART:20261120T033000Z",
      "DTEND:20261120T053000Z",
      expect.stringMatching(/^SUMMARY:./),
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  // Delhi is five and a half hours ahead of UTC, all year round.
  test.each([
    ["2026-11-20", "midday-11-1", "20261120T053000Z", "20261120T073000Z"],
    ["2026-11-20", "afternoon-2-4", "20261120T083000Z", "20261120T103000Z"],
    ["2026-03-29", "evening-4-6", "20260329T103000Z", "20260329T123000Z"],
    ["2028-02-29", "late-evening-6-8", "20280229T123000Z", "20280229T143000Z"],
  ] as const)("%s, %s is %s to %s", (day, time, start, end) => {
    expect(linesOf(day, time)).toEqual(
      expect.arrayContaining([`DTSTART:${start}`, `DTEND:${end}`]),
    );
  });

  test("tells two requests for the same slot apart", () => {
    const later = new Date(now.getTime() + 1);
    const [one, other] = [now, later].map((at) => linesOf("2026-11-20", "morning-9-11", at)[4]);
    expect(one).not.toBe(other);
  });
});
