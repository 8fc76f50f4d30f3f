import { expect, test } from "vitest";
import { isInSection } from "./paths";

test.each([
  ["/services", "/services", true],
  ["/services/group-therapy", "/services", true],
  ["/services-and-more", "/services", false],
  ["/", "/services", false],
] as const)("%s in the section %s: %s", (path, section, expected) => {
  expect(isInSection(path, section)).toBe(expected);
});
