import { expect, test } from "vitest";
import { firstNameValue, slugify } from "./slug";

test.each([
  ["Asha Rao", "asha-rao"],
  ["  Asha   Devi\tRao ", "asha-devi-rao"],
  ["Zoë O'Brien", "zoe-obrien"],
  ["Dr. Anne-Marie D’Souza, M.A.", "dr-anne-marie-dsouza-ma"],
  ["Anne - Marie", "anne-marie"],
  ["- Asha -", "asha"],
  ["Ÿ2K", "y2k"],
  ["'.,", ""],
])("%j becomes the slug %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ["Asha Rao", "asha"],
  ["  Zoë O'Brien", "zoe"],
  ["Anne-Marie D'Souza", "anne-marie"],
  ["Asha", "asha"],
  ["", ""],
])("the first name of %j is %j in a form", (name, value) => {
  expect(firstNameValue(name)).toBe(value);
});
