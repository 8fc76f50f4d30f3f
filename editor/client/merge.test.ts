import { expect, test } from "vitest";
import { merge } from "./merge";

const before = { role: "one", list: [1, 2], hi: { role: "एक", name: "नाम" } };

test.each([
  ["nothing changed", {}, {}, {}],
  ["only here", { role: "two" }, {}, { role: "two" }],
  ["only there", {}, { list: [2, 1] }, { list: [2, 1] }],
  ["other fields", { role: "two" }, { list: [1] }, { role: "two", list: [1] }],
  ["the same field: here", { role: "two" }, { role: "three" }, { role: "two" }],
  ["a list is one field", { list: [1, 2, 3] }, { list: [0, 1, 2] }, { list: [1, 2, 3] }],
  [
    "within a language",
    { hi: { role: "दो", name: "नाम" } },
    { hi: { role: "एक", name: "और" } },
    { hi: { role: "दो", name: "और" } },
  ],
  ["emptied there", {}, { role: undefined }, { role: undefined }],
  ["new in both", { age: 1 }, { quote: "a" }, { age: 1, quote: "a" }],
])("Of two windows, %s", (_, here, there, merged) => {
  expect(merge(before, { ...before, ...here }, { ...before, ...there })).toEqual({
    ...before,
    ...merged,
  });
});
