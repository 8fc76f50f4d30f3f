import { expect, test } from "vitest";
import { testSite } from "../../content/testing";
import { requestFormProps } from "../form-props";
import { wishFile } from "./calendar-file";

const props = requestFormProps(testSite());
const now = new Date("2026-11-15T06:30:00Z");

// Delhi is five and a half hours ahead of UTC, all year round.
test.each([
  ["2026-11-20", "morning-1030-12", "20261120T050000Z", "20261120T063000Z"],
  ["2026-03-29", "afternoon-1-3", "20260329T073000Z", "20260329T093000Z"],
  ["2028-02-29", "evening-430-7", "20280229T110000Z", "20280229T133000Z"],
] as const)(
  "makes of a request for %s, %s a tentative, free event from %s to %s",
  (preferredDate, preferredTime, start, end) => {
    const file = wishFile(props, { preferredDate, preferredTime }, now);
    const stamp = "DTSTAMP:20261115T063000Z";
    const lines = [stamp, `DTSTART:${start}`, `DTEND:${end}`, "STATUS:TENTATIVE"];
    expect(file.split("\r\n")).toEqual(expect.arrayContaining([...lines, "TRANSP:TRANSPARENT"]));
  },
);

test("gives two requests for the same time different ids", () => {
  const wish = { preferredDate: "2026-11-20", preferredTime: "afternoon-1-3" } as const;
  const [one, other] = [0, 1].map((ms) => /UID:.*/.exec(wishFile(props, wish, new Date(ms)))?.[0]);
  expect(one).not.toBe(other);
});
