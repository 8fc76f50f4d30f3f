import { describe, expect, test } from "vitest";
import { preferredTime } from "../options";
import { wishFile } from "./calendar-file";

const now = new Date("2026-11-15T06:30:00Z");

function linesOf(preferredDate: string, time: (typeof preferredTime)[number]["value"]) {
  return wishFile({ preferredDate, preferredTime: time }, now).split("\r\n");
}

describe("the calendar file", () => {
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
      "SUMMARY:Session (requested\\, not confirmed)",
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  // Delhi is five and a half hours ahead of UTC, all year round.
  test.each([
    ["2026-11-20", "morning-9-11", "20261120T033000Z", "20261120T053000Z"],
    ["2026-11-20", "midday-11-1", "20261120T053000Z", "20261120T073000Z"],
    ["2026-11-20", "afternoon-2-4", "20261120T083000Z", "20261120T103000Z"],
    ["2026-11-20", "evening-4-6", "20261120T103000Z", "20261120T123000Z"],
    ["2026-11-20", "late-evening-6-8", "20261120T123000Z", "20261120T143000Z"],
    ["2028-02-29", "late-evening-6-8", "20280229T123000Z", "20280229T143000Z"],
    ["2027-01-01", "morning-9-11", "20270101T033000Z", "20270101T053000Z"],
    ["2026-03-29", "morning-9-11", "20260329T033000Z", "20260329T053000Z"],
  ] as const)("%s, %s is %s to %s", (day, time, start, end) => {
    expect(linesOf(day, time)).toEqual(
      expect.arrayContaining([`DTSTART:${start}`, `DTEND:${end}`]),
    );
  });

  test("keeps every line within what RFC 5545 allows", () => {
    for (const { value } of preferredTime) {
      for (const line of linesOf("2026-11-20", value)) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }
  });

  test("tells two requests for the same slot apart", () => {
    const wish = { preferredDate: "2026-11-20", preferredTime: "morning-9-11" } as const;
    const uid = (at: Date) => /^UID:.*$/m.exec(wishFile(wish, at))?.[0];
    expect(uid(now)).not.toBe(uid(new Date(now.getTime() + 1)));
  });

  test("refuses a time that is not on offer", () => {
    const time = "midnight" as "morning-9-11";
    expect(() => wishFile({ preferredDate: "2026-11-20", preferredTime: time }, now)).toThrow();
  });
});
