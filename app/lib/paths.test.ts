import { expect, test } from "vitest";
import { isInSection, therapistPath } from "./paths";

test("a therapist's page is named by the hyphenated full name", () => {
  const person = { id: "zoe", name: "Zoë Maria O'Brien" };
  expect(therapistPath(person)).toBe("/therapists/zoe-maria-obrien");
});

test("a therapist's page is named by the file where the name is in another script", () => {
  expect(therapistPath({ id: "meera-nair", name: "मीरा नायर" })).toBe("/therapists/meera-nair");
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
