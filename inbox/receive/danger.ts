import { dangerWords } from "../../app/content/danger-words";
import type { Answers } from "../../app/forms/form";
import { groups } from "./danger-groups.ts";
import * as context from "./danger-harmless.ts";
import * as patterns from "./danger-patterns.ts";
import { fold } from "./fold.ts";

/** What a message hints at, and the sentences that do, in the words of whoever wrote it. */
export type Danger = {
  level: "danger" | "soon" | "none";
  sentences: readonly string[];
  /** Whether somebody else hurts or threatens them, as far as words tell. */
  isByOthers: boolean;
};

const harmless = compile(context.harmless, "g");
const past = compile(context.past);
const again = compile(context.again);
const study = compile(context.study);
const topic = compile(context.topic);
const soon = compile(context.soon);
const now = compile(patterns.now + patterns.threats);
const unlessPast = compile(patterns.unlessPast + patterns.violenceUnlessPast);
const byOthers = compile(patterns.threats + patterns.violenceUnlessPast);
const unlessTopic = compile(patterns.unlessTopic);
const ownWords = dangerWords.words.map(fold).filter(Boolean);

/**
 * Whether something in a message hints at danger to life. No pattern is enough: a message without
 * any may be as urgent, and is read by a person like all others.
 */
export function findDanger(values: Answers): Danger {
  const sentences = Object.values(values)
    .filter((value) => typeof value === "string")
    .flatMap(sentencesOf);
  const levels = new Map(sentences.map((sentence) => [sentence, levelOf(fold(sentence))]));
  for (const level of ["danger", "soon"] as const) {
    const found = [...levels.keys()].filter((sentence) => levels.get(sentence) === level);
    const isByOthers = found.some((sentence) => byOthers.test(fold(sentence)));
    if (found.length > 0) return { level, sentences: found, isByOthers };
  }
  return { level: "none", sentences: [], isByOthers: false };
}

function levelOf(folded: string) {
  if (isDanger(folded.replace(harmless, "; "))) return "danger";
  // What only its context makes harmless is still read soon.
  const isHint = [now, unlessPast, unlessTopic, soon].some((pattern) => pattern.test(folded));
  return isHint ? "soon" : "none";
}

function isDanger(folded: string) {
  if (now.test(folded) || ownWords.some((words) => ` ${folded}`.includes(` ${words}`))) return true;
  if (study.test(folded) || (past.test(folded) && !again.test(folded))) return false;
  return unlessPast.test(folded) || (unlessTopic.test(folded) && !topic.test(folded));
}

/** A line may end, and dots may pause, in the middle of a sentence. */
function sentencesOf(text: string) {
  return text
    .split(/(?<=[!?।]|[^.]\.)\s|\n\s*\n/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A list of patterns as one expression over folded text: each word of it ends with a space. */
function compile(list: string, flags = "") {
  const patterns = list
    .replace(/\/\/.*/g, "")
    .split(/^ *- /m)
    .slice(1)
    .map((pattern) => asSource(inEitherOrder(withGroups(pattern))));
  return new RegExp(`\\b(?:${patterns.join("|")})`, flags);
}

function withGroups(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name) => {
    const group = groups[name];
    if (!group) throw new Error(`There is no group ${name} in the patterns of danger.`);
    return withGroups(group);
  });
}

function inEitherOrder(pattern: string) {
  const [one, other] = pattern.split("↔");
  return other ? `(${one} … ${other}|${other} … ${one})` : pattern;
}

function asSource(pattern: string) {
  return pattern.replace(
    /(\*?)([\p{L}\p{M}\d]+)(\*?)|\(|…|#|\s+/gu,
    (sign, before, word, after) => {
      // The 'a' at the end of 'laga*' is not written before a consonant: 'lgne'.
      const stem = fold(word ?? "").replace(/a? $/, "");
      if (word) return (before && "\\S*") + (after ? `${stem}\\S* ` : fold(word));
      return { "(": "(?:", "…": "(?:\\S+ ){0,4}", "#": "(?:[5-9]|\\d\\d+) " }[sign] ?? "";
    },
  );
}
