import { expect, test } from "vitest";
import { typeset } from "./typeset";

test.each([
  ["an apostrophe", "It's the parents' part", "It’s the parents’ part"],
  ["quotes", "say 'no' (or 'not now')", "say ‘no’ (or ‘not now’)"],
  ["a quote at the start", "'I can't,' she said", "‘I can’t,’ she said"],
  ["a quote in bold", "**'Stop'**", "**‘Stop’**"],
  ["double quotes", 'the "rule"', "the “rule”"],
  ["a quote in a quote", `"'Stop' was all"`, "“‘Stop’ was all”"],
  ["a dash", "slow - and kind", "slow\u00a0– and kind"],
  [
    "a link, whose address stays as it is",
    "'[Alzheimer's](https://a.org/alzheimer's...)'s",
    "‘[Alzheimer’s](https://a.org/alzheimer's...)’s",
  ],
  ["a list in Markdown", "- one\n- two", "- one\n- two"],
  ["a hyphen", "e-mail", "e-mail"],
  ["dots", "and then...", "and then…"],
  ["a number with what it counts", "a week of 55 hours", "a week of 55\u00a0hours"],
  ["a doubled word of Hindi", "घर-घर, छोटे-छोटे", "घर-\u2060घर, छोटे-\u2060छोटे"],
  ["a number in Hindi", "24 घंटे, धारा 94", "24\u00a0घंटे, धारा\u00a094"],
  ["an age", "anyone under 18", "anyone under\u00a018"],
  ["a placeholder, whose fact is given", "{{responseHours}} hours", "{{responseHours}} hours"],
])("%s is set as in print", (_, typed, printed) => {
  expect(typeset(typed)).toBe(printed);
});
