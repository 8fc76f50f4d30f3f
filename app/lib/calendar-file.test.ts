import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file";

const event = {
  id: "club",
  start: new Date("2025-11-09T10:00+05:30"),
  end: new Date("2025-11-09T12:00+05:30"),
  title: "Club",
};
const knownAt = new Date("2025-10-01T00:00Z");

test("texts keep their commas, semicolons, backslashes and lines", () => {
  const file = calendarFile({ ...event, details: { DESCRIPTION: "a, b; c\\d\ne" } }, knownAt);
  expect(file).toContain("DESCRIPTION:a\\, b\\; c\\\\d\\ne\r\n");
});

test("addresses stay as they are", () => {
  const file = calendarFile({ ...event, details: { URL: "https://x.org/a,b;c" } }, knownAt);
  expect(file).toContain("URL:https://x.org/a,b;c\r\n");
});

test("no line is longer than 75 bytes, and unfolded it is what it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const title = text.replace(/[\\;,\r\n]/g, "");
      const file = calendarFile({ ...event, title }, knownAt);
      const lines = file.split("\r\n");
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(file.replaceAll("\r\n ", "")).toContain(`\r\nSUMMARY:${title}\r\n`);
    }),
  );
});
