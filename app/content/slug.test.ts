import { expect, test } from "vitest";
import { firstNameOf, headingId, personSlug, personValue, shortUniqueName } from "./slug";

test.each([
  ["  Asha   Devi\tRao ", "asha-devi-rao"],
  ["Zoë O'Brien", "zoe-obrien"],
  ["Dr. Anne-Marie D’Souza, M.A.", "dr-anne-marie-dsouza-ma"],
  ["- Asha -", "asha"],
  ["Asha 2.0.", "asha-2-0"],
  ["मीरा नायर", "the-file"],
])("the page of %j is at %j", (name, slug) => {
  expect(personSlug({ id: "the-file", name })).toBe(slug);
});

test.each([
  ["  Zoë O'Brien", "Zoë", "zoe"],
  ["Dr. Meera Lakshmi Devi Nair", "Meera", "meera"],
  ["Dr S. Meera", "Meera", "meera"],
  ["M. K.", "M. K.", "m-k"],
  ["डॉ. मीरा नायर", "मीरा", "the-file"],
])("%j is called %j, and %j in a form", (name, firstName, value) => {
  expect(firstNameOf(name)).toBe(firstName);
  expect(personValue({ id: "the-file", name })).toBe(value);
});

test("uses full names in the form for two people with the same first name", () => {
  const names = { zoe: "Zoë Rahman", "zoe-2": "Dr Zoe Das", bo: "Bo Das" };
  const people = Object.entries(names).map(([id, name]) => ({ id, name }));
  const values = people.map((person) => personValue(person, people));
  expect(values).toEqual(["zoe-rahman", "dr-zoe-das", "bo"]);
});

test.each([
  [["Zoe Rahman", "Bo Das"], "Zoe"],
  [["Zoe Rahman", "Dr Zoe Das"], "Zoe R."],
  [["Zoe Rahman", "Zoe Rao"], "Zoe Rahman"],
  [["Zoe", "Zoe Rao"], "Zoe"],
  [["मीरा नायर", "मीरा दास"], "मीरा न."],
])("among %j, the first is called %j", (names, called) => {
  expect(shortUniqueName(names, names[0] ?? "")).toBe(called);
});

test.each([
  ["When to seek help now", "when-to-seek-help-now"],
  ["मदद कब लें", "मदद-कब-लें"],
])("gives the heading %j the anchor #%s", (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
