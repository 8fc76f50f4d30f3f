import fc from "fast-check";
import { expect, test } from "vitest";
import { testSite } from "../content/testing";
import { calendarFile } from "./calendar-file";

const [start, end] = [new Date("2025-11-09T10:00+05:30"), new Date("2025-11-09T12:00+05:30")];

function fileOf(title: string, details = {}) {
  const event = { id: "club", start, end, title, details };
  return calendarFile(testSite(), event, new Date("2025-10-01T00:00Z"));
}

test("escapes punctuation and lines in texts, but not in URLs", () => {
  const file = fileOf("Club", { DESCRIPTION: "a, b; c\\d\ne", URL: "https://x.org/a,b;c" });
  expect(file).toContain("DESCRIPTION:a\\, b\\; c\\\\d\\ne\r\n");
  expect(file).toContain("URL:https://x.org/a,b;c\r\n");
});

test("folds lines after 75 bytes without changing the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const title = text.replace(/[\\;,\r\n]/g, "");
      const file = fileOf(title);
      const lengths = file.split("\r\n").map((line) => Buffer.byteLength(line));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n ", "")).toContain(`\r\nSUMMARY:${title}\r\n`);
    }),
  );
});
