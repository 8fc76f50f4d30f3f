import { expect, test } from "vitest";
import { longest, placeOf, summariseDiff } from "./plain-words";

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
])("in %j, %j is found as %j", (text, words, found) => {
  const place = placeOf(text, words);
  expect(place ? text.slice(place.start, place.end) : undefined).toBe(found);
});

const long = "word ".repeat(longest).trim();

test.each([
  ["one", "other", "one → other"],
  ["one", "", "one → nothing"],
  ["", "other", "nothing → other"],
  [`${long} one end`, `${long} other end`, "“one” → “other”"],
  [`${long} one end`, `${long} end`, "taken out “one”"],
  ["", `Begin. ${long}`, expect.stringMatching(/^added “Begin. word/)],
  [`Begin. ${long}`, "", expect.stringMatching(/^taken out “Begin. word/)],
])("tells what differs between %j and %j", (from, to, words) => {
  expect(summariseDiff(from, to)).toEqual(words);
});
