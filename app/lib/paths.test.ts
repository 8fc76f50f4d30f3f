import { expect, test } from "vitest";
import { isInSection, therapistPath } from "./paths";

test("a therapist's page is named by the hyphenated full name", () => {
  expect(therapistPath({ name: "Zoë Maria O'Brien" })).toBe("/therapists/zoe-maria-obrien");
});

test.each([
  ["/services", "/services", true],
  ["/services/group-therapy", "/services", true],
  ["/services-and-more", "/services", false],
  ["/about", "/services", false],
  ["/", "/services", false],
  ["/workshops/emotions-explorers-2024", "/workshops", true],
] as const)("%s in the section %s: %s", (path, section, expected) => {
  expect(isInSection(path, section)).toBe(expected);
});
