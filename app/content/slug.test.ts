import { expect, test } from "vitest";
import { firstNameOf, firstNameValue, headingId, personSlug, slugify } from "./slug";

test.each([
  ["Asha Rao", "asha-rao"],
  ["  Asha   Devi\tRao ", "asha-devi-rao"],
  ["Zoë O'Brien", "zoe-obrien"],
  ["Dr. Anne-Marie D’Souza, M.A.", "dr-anne-marie-dsouza-ma"],
  ["Anne - Marie", "anne-marie"],
  ["- Asha -", "asha"],
  ["Ÿ2K", "y2k"],
  ["'.,", ""],
  ["मीरा नायर", ""],
  ["Dr. मीरा", ""],
])("%j becomes the slug %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ["Asha Devi Rao", "asha-devi-rao"],
  ["Meera", "meera"],
  ["मीरा नायर", "the-file"],
])("the page of %j is at %j", (name, slug) => {
  expect(personSlug({ id: "the-file", name })).toBe(slug);
});

test.each([
  ["Asha Rao", "Asha", "asha"],
  ["  Zoë O'Brien", "Zoë", "zoe"],
  ["Anne-Marie D'Souza", "Anne-Marie", "anne-marie"],
  ["Meera", "Meera", "meera"],
  ["Dr. Meera Lakshmi Devi Nair", "Meera", "meera"],
  ["Dr S. Meera", "Meera", "meera"],
  ["M. K.", "M. K.", "m-k"],
  ["डॉ. मीरा नायर", "मीरा", "the-file"],
])("%j is called %j, and %j in a form", (name, firstName, value) => {
  expect(firstNameOf(name)).toBe(firstName);
  expect(firstNameValue({ id: "the-file", name })).toBe(value);
});

test.each([
  ["When to seek help now", "when-to-seek-help-now"],
  ["मदद कब लें", "मदद-कब-लें"],
])("the heading %j is found at #%s", (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
