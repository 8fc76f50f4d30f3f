import { expect, test } from "vitest";
import { firstNameValue, headingId, personSlug, slugify } from "./slug";

test.each([
  ["Asha Rao", "asha-rao"],
  ["  Asha   Devi\tRao ", "asha-devi-rao"],
  ["Zoë O'Brien", "zoe-obrien"],
  ["Dr. Anne-Marie D’Souza, M.A.", "dr-anne-marie-dsouza-ma"],
  ["- Anne - Marie -", "anne-marie"],
  ["आशा", ""],
])("%j becomes the slug %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ["Asha Rao", "asha-rao", "asha"],
  ["  Zoë O'Brien", "zoe-obrien", "zoe"],
  ["Asha", "asha", "asha"],
  ["आशा राव", "a-file", "a-file"],
  ["आशा Rao", "a-file", "a-file"],
])("the page of %j is called %s, and the form's option %s", (name, slug, option) => {
  expect(personSlug({ id: "a-file", name })).toBe(slug);
  expect(firstNameValue({ id: "a-file", name })).toBe(option);
});

test.each([
  ["When to seek help now", "when-to-seek-help-now"],
  ["मदद कब लें", "मदद-कब-लें"],
])("the heading %j is found at #%s", (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
