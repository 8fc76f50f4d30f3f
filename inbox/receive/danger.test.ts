import { readFileSync } from "node:fs";
import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { findDanger } from "./danger.ts";
import { fold } from "./fold.ts";

const levelOf = (message: string) => findDanger({ name: "Asha", message, consent: true }).level;

/** The sentences of one file of the corpus: half for tuning the patterns, half held out. */
function corpus(kind: string, language: string) {
  const sentences = linesOf(`danger-corpus/${kind}-${language}.txt`);
  return {
    later: linesOf(`danger-corpus/later/${kind}-${language}.txt`),
    tuning: sentences.filter((_, index) => index % 2 === 0),
    heldOut: sentences.filter((_, index) => index % 2 === 1),
  };
}

function linesOf(file: string) {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line && !line.startsWith("#"));
}

function shareOfRed(sentences: readonly string[]) {
  return sentences.filter((text) => levelOf(text) === "danger").length / sentences.length;
}

describe.each(["english", "hinglish", "hindi"])("In %s", (language) => {
  const danger = corpus("danger", language);
  const harmless = corpus("harmless", language);

  it("sees at least 90 % of danger in what was held out", () => {
    expect(shareOfRed(danger.heldOut)).toBeGreaterThanOrEqual(0.9);
  });

  it("takes at most 15 % of the harmless for danger in what was held out", () => {
    expect(shareOfRed(harmless.heldOut)).toBeLessThanOrEqual(0.15);
  });

  it("is right about what it was tuned on", () => {
    expect(danger.tuning.filter((text) => levelOf(text) !== "danger")).toEqual([]);
    expect(harmless.tuning.filter((text) => levelOf(text) === "danger")).toEqual([]);
    expect(shareOfRed(danger.later)).toBeGreaterThanOrEqual(0.95);
    expect(shareOfRed(harmless.later)).toBeLessThanOrEqual(0.05);
  });
});

it.each([
  ["I lost my father to suicide last year.", "soon"],
  ["My boss is killing me", "soon"],
  ["I used to cut myself as a teenager, I am fine now", "soon"],
  ["I am not suicidal, just tired", "soon"],
  ["Is Friday free?", "none"],
  ["Mera naam Maran hai", "none"],
])("lowers what is harmless, but not to nothing: '%s' is '%s'", (message, level) => {
  expect(levelOf(message)).toBe(level);
});

it.each([
  "I tried to commit suicide last night, I am ok now",
  "I took an overdose yesterday, I am better now",
  "I cut myself badly this morning in college",
  "My husband beat me yesterday, he is sleeping well now",
  "I took an overdose today, I am fine now",
  "I tried to kill myself 3 hours ago, I am fine now",
  "Kal raat pati ne mujhe maara, ab theek hoon",
  "कल रात मैंने खुदकुशी की कोशिश की, अब ठीक हूँ",
])("doesn't take what happened since yesterday for the past: '%s'", (message) => {
  expect(levelOf(message)).toBe("danger");
});

it("quotes the sentences in which it stands, as they were written", () => {
  const message =
    "Hello!  My name is Asha. I can't sleep.\nI want to END\nmy life... please call. Bye";
  expect(findDanger({ name: "Asha", message })).toEqual({
    level: "danger",
    sentences: ["I want to END\nmy life... please call."],
    isByOthers: false,
  });
});

it.each([
  ["My husband beats me every night", true],
  ["wo mujhe jaan se maar dega", true],
  ["I want to end my life", false],
  ["marna chahta hoon", false],
])("knows whether somebody else hurts them: '%s'", (message, isByOthers) => {
  expect(findDanger({ message })).toMatchObject({ level: "danger", isByOthers });
});

it("sees the words that the owner has added", () => {
  expect(levelOf("I went to the OLD  well again")).toBe("danger");
  expect(levelOf("I went to the old wellness centre")).toBe("none");
});

// In more than linear time, each of these would take longer than a test may.
it("reads the longest message that comes in, without a space or with a great many", () => {
  for (const text of ["mar", "i want to ", "khud ko ", "a", "not ", "मर", "suicide. "]) {
    const message = text.repeat(Math.ceil(65_536 / text.length));
    expect(levelOf(`${message} I want to die`)).toBe("danger");
  }
});

describe("Folding", () => {
  it.each([
    ["case, width and accents", "SUICIDE", "ｓｕｉｃｉｄｅ", "suicíde"],
    ["what is not seen", "anymore", "any\u00admore", "any\u200bmore", "any\u2060more"],
    ["apostrophes", "don't", "dont", "don’t", "do not"],
    ["hyphens and spaces", "self harm", "self-harm", "self \n harm", "self–harm"],
    ["letters held down", "die", "diee", "dieeee"],
    ["Latin spellings of Hindi", "nahi", "nahin", "nhi", "naheen"],
    ["both scripts", "marna chahta hoon", "मरना चाहता हूँ", "mrna chahta hun"],
    ["nukta", "ज़िंदगी", "जिंदगी", "zindagi"],
    ["nasals", "फाँसी", "फांसी", "faansi", "phansi"],
    ["half letters", "खत्म", "ख़तम", "khatam", "khatm"],
    ["digits", "20", "२०"],
  ])("makes %s the same", (_what, first, ...others) => {
    for (const other of others) expect(fold(other)).toBe(fold(first));
  });

  it("keeps apart what beats and what drinks", () => {
    expect(fold("पीटता")).not.toBe(fold("पीता"));
  });

  it("never throws, and leaves letters, digits and spaces", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        expect(fold(text)).toMatch(/^([a-z0-9]+ )*$/);
        findDanger({ message: text });
      }),
    );
  });
});
