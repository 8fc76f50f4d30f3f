import { expect, test } from "vitest";
import { practice } from "../content/practice";
import { embeddedMapHref, mailHref, mapFramePath, mapsHref, telHref } from "./links";

test.each([
  ["+91 11 0155 0199", "tel:+911101550199"],
  ["1-800-891-4416", "tel:18008914416"],
  ["112", "tel:112"],
  ["(011) 0155-0199", "tel:01101550199"],
])("%s is dialled as %s", (number, expected) => {
  expect(telHref(number)).toBe(expected);
});

test("an e-mail address becomes a mail link", () => {
  expect(mailHref("hello@example.org")).toBe("mailto:hello@example.org");
});

test("both maps look for the address of the practice", () => {
  const link = new URL(mapsHref);
  const frame = new URL(embeddedMapHref);
  expect(link.searchParams.get("query")).toBe(practice.mapQuery);
  expect(frame.searchParams.get("q")).toBe(practice.mapQuery);
  expect(frame.searchParams.get("output")).toBe("embed");
  expect([link.protocol, frame.protocol]).toEqual(["https:", "https:"]);
});

test("the map frame starts on a page of our own", () => {
  expect(mapFramePath).toMatch(/^\/[a-z]/);
});
