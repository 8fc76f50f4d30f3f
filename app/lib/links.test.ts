import { expect, test } from "vitest";
import { practice } from "../content/practice";
import { embeddedMapHref, mapsHref, telHref } from "./links";

test.each([
  ["+91 11 0155 0199", "tel:+911101550199"],
  ["1-800-891-4416", "tel:18008914416"],
  ["(011) 0155-0199", "tel:01101550199"],
])("%s is dialled as %s", (number, expected) => {
  expect(telHref(number)).toBe(expected);
});

test("both maps look for the address of the practice", () => {
  expect(new URL(mapsHref).searchParams.get("query")).toBe(practice.mapQuery);
  expect(new URL(embeddedMapHref).searchParams.get("q")).toBe(practice.mapQuery);
  expect(new URL(embeddedMapHref).searchParams.get("output")).toBe("embed");
});
