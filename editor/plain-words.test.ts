import { expect, test } from "vitest";
import { placeOf } from "./plain-words";

test.each([
  ["It's late, and it's dark.", "it’s dark", "it's dark"],
  ["He said ‘stay – please’.", "'stay - please'", "‘stay – please’"],
  [
    "**Name it.** Say [what you *can*](/blogs), aloud.",
    "it. Say what you can, al",
    "it.** Say [what you *can*](/blogs), al",
  ],
  ["Two\nlines (of $5).", "two lines (of $5)", "Two\nlines (of $5)"],
  ["Nothing of it.", "something", undefined],
])("In %j, %j is found as %j", (text, words, found) => {
  const place = placeOf(text, words);
  expect(place ? text.slice(place.start, place.end) : undefined).toBe(found);
});
