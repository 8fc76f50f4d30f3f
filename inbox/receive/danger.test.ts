import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { testSite } from "../testing/inbox.ts";
import { findPhrases } from "./danger.ts";

const { phrases: known } = testSite.danger;

describe("findPhrases", () => {
  it.each([
    ["I want to end my life.", ["end my life"]],
    ["I WANT TO END MY LIFE", ["end my life"]],
    ["ｅｎｄ ｍｙ ｌｉｆｅ", ["end my life"]],
    ["end my lífe", ["end my life"]],
    ["end my li\u00adfe", ["end my life"]],
    ["end\u200b my\u2060 life\ufe0f", ["end my life"]],
    ["end, my \n\n life", ["end my life"]],
    ["end-my-life", ["end my life"]],
    ["self harm", ["self-harm"]],
    ["I don't want to live", ["don’t want to live"]],
    ["I dont want to live", ["don’t want to live"]],
    ["मैं मरना चाहता हूं", ["मरना चाहता हूँ"]],
    ["ज़हर खा लिया", ["जहर खा"]],
    ["जहर खा लिया", ["जहर खा"]],
    ["I fell into the OLD  well", ["the old well"]],
    ["The old well. I want to end my life.", ["the old well", "end my life"]],
    ["the old wellness centre", []],
    ["I feel low, and I cannot sleep.", []],
  ])("finds in '%s' %j", (message, phrases) => {
    expect(findPhrases(known, { name: "Asha", message, privacyConsent: true })).toEqual(phrases);
  });

  it("doesn't read two answers as one", () => {
    expect(findPhrases(known, { name: "end my", message: "life" })).toEqual([]);
  });

  it("finds each phrase inside any text", () => {
    const phrase = constantFrom(...known);
    const text = string({ unit: "binary" });
    assert(
      property(text, phrase, text, (before, words, after) => {
        for (const written of [words, words.toUpperCase(), words.replaceAll(" ", "\u200d ... ")]) {
          expect(findPhrases(known, { message: `${before} ${written} ${after}` })).toContain(words);
        }
      }),
    );
  });
});
