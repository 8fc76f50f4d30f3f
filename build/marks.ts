import * as v from "valibot";
import { deliveryEnabled } from "../app/content/delivery";
import type { Marker } from "../app/content/read-site";
import { contentSchema } from "../app/content/schemas/content";
import type { ReferenceData } from "../app/content/schemas/parts";
import type { FieldPath } from "../app/content/schemas/value-at";
import { formFieldAt, placeIn, type Schema } from "../app/content/translation";

/** Part of the content that a page can show: a field, or a line or paragraph of it. */
export type Place = {
  /** Entry, as the editor calls it: `services/walk-and-talk`. */
  id: string;
  /** Path of a field in its entry. Except in English, the language is the first key. */
  field: string;
  /** Line of a long text on which this part begins, counted from 0. */
  line?: number;
  /** True for Markdown, whose marks are at ends of lines only: elsewhere, its parser might read them. */
  isMarkdown?: boolean;
};

/** The places of all marks of a site. A mark is the number of its place, as a private character. */
export type Marks = Place[];

/** Private characters, which are neither letters, digits nor spaces. */
const [firstOpening, firstClosing] = [0xf0000, 0x100000];

/** Matches a line of Markdown that is a URL or becomes an element. */
const noText = /^\s*(\{\{[a-z-]+\}\}|\[[^\]]*\]:.*)\s*$/;

/** Every mark. */
const anyMark = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;

export function withoutMarks(text: string) {
  return text.replace(anyMark, "");
}

/** Splits a text into words and marks. */
export function readMarks(text: string) {
  return text.split(/([\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}])/u).map((part, index) => {
    const code = part.codePointAt(0) ?? 0;
    if (index % 2 === 0) return { words: part };
    const isOpening = code < firstClosing;
    return { words: "", isOpening, number: code - (isOpening ? firstOpening : firstClosing) };
  });
}

/** A page may ask whether a text ends with a full stop, which so stays the last. */
function withMarks(text: string, number: number) {
  const [opening, closing] = [firstOpening + number, firstClosing + number];
  const [, words = "", stop = ""] = /^(.*?)(\.?)$/s.exec(text) ?? [];
  return String.fromCodePoint(opening) + words + String.fromCodePoint(closing) + stop;
}

/** Copies the marks of a text to another one that is made from it. */
export function markedLike(marked: string, text: string) {
  const number = readMarks(marked).find(({ isOpening }) => isOpening)?.number;
  return number === undefined ? text : withMarks(text, number);
}

/**
 * Returns what puts marks around the texts of a content, and notes their places. If it counts, it
 * also puts the number of its place instead of each number, such as a price: pages word numbers in
 * their own ways, so that these can't have marks.
 */
export function markerOf(marks: Marks, { counts = false } = {}): Marker {
  function numberOf(
    path: FieldPath,
    place: { language: string; line?: number; isMarkdown?: boolean },
  ) {
    const { language, ...rest } = place;
    const { id, path: keys } = formFieldAt(path, language);
    return marks.push({ id, field: keys.join("."), ...rest }) - 1;
  }

  function between(text: string, path: FieldPath, place: { language: string; line?: number }) {
    if (!text) return text;
    return withMarks(text, numberOf(path, place));
  }

  /** The fields of facts, such as numbers, by the entry and by what they say. */
  const facts = new Map<string, string>();

  /** A page compares facts: where an entry names one again, it has the same marks. */
  function markedFact(text: string, path: FieldPath) {
    const key = `${placeIn(path).file} ${text}`;
    const marked = facts.get(key) ?? between(text, path, { language: "" });
    facts.set(key, marked);
    return marked;
  }

  function atEnds(text: string, path: FieldPath, language: string) {
    const lines = text.split("\n").map((words, line) => {
      if (!/[\p{L}\p{N}]/u.test(words) || noText.test(words)) return words;
      const number = numberOf(path, { language, line, isMarkdown: true });
      const end = words.trimEnd();
      return end + String.fromCodePoint(firstClosing + number) + words.slice(end.length);
    });
    return lines.join("\n");
  }

  type Change = (value: number, path: FieldPath) => unknown;

  function texts<Value>(
    value: Value,
    known: ReferenceData,
    language: string,
    change?: Change,
  ): Value {
    return inside(contentSchema(known), value, [], true) as Value;

    function inside(of: v.GenericSchema, value: unknown, path: FieldPath, isOwn: boolean): unknown {
      const schema = of as Schema;
      if (schema.wrapped) return inside(schema.wrapped, value, path, isOwn);
      const { translate, control, isCode } = v.getMetadata(schema) as {
        translate?: boolean;
        control?: string;
        isCode?: boolean;
      };
      const canBeOwn = isOwn && translate !== false;
      const place = { language: canBeOwn && translate ? language : "" };
      const isText = schema.type === "string" && (!control || /^(long|markdown)$/.test(control));
      if (typeof value === "number") return change?.(value, path) ?? value;
      if (typeof value === "string") {
        // The schema has already chosen one of two wordings for this site.
        if (schema.entries) {
          const wording = deliveryEnabled ? "delivered" : "undelivered";
          const chosen = schema.entries[wording];
          return chosen ? inside(chosen, value, [...path, wording], canBeOwn) : value;
        }
        if (!isText || isCode || /^https?:/.test(value)) return value;
        if (control === "markdown") return atEnds(value, path, place.language);
        return translate ? between(value, path, place) : markedFact(value, path);
      }
      if (Array.isArray(value)) {
        let line = 0;
        return value.map((item: unknown, index) => {
          if (schema.item) return inside(schema.item, item, [...path, index], canBeOwn);
          // The paragraphs of a text, with an empty line between them.
          const paragraph = String(item);
          const marked = between(paragraph, path, { ...place, line });
          line += paragraph.split("\n").length + 1;
          return marked;
        });
      }
      if (typeof value !== "object" || value === null) return value;
      const fitting = schema.entries ? schema : schema.options?.find(isFitting);
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => {
          const inner = schema.value ?? fitting?.entries?.[name];
          return [name, inner ? inside(inner, part, [...path, name], canBeOwn) : part];
        }),
      );

      function isFitting(option: Schema) {
        const kind = option.entries?.kind;
        return kind && v.is(kind, (value as { kind?: unknown }).kind);
      }
    }
  }

  const numbers = new Map<string, number>();

  const count: Change = (value, path) => {
    // The position in a list isn't shown as a number.
    if (path.at(-1) === "order") return value;
    // A range with equal ends is shown as one number: 50 to 50 minutes is 50 minutes.
    const key = `${path.slice(0, -1).join(".")} ${value}`;
    const number = numbers.get(key) ?? firstNumber + numberOf(path, { language: "" });
    numbers.set(key, number);
    return number;
  };

  return {
    texts: (content, known, language) =>
      texts(content, known, language, counts ? count : undefined),
    facts: (find, content, known, language) => {
      if (counts) return find(texts(content, known, language, count));
      const plain = find(content);
      const change: Change = (value, path) => between(`${value}`, path, { language: "" });
      const marked = find(texts(content, known, language, change));
      // A fact that combines several fields belongs to none of them.
      return Object.fromEntries(
        Object.entries(plain).map(([name, fact]) => {
          const isOne = typeof marked[name] === "string" && isSame(marked[name], `${fact}`);
          return [name, isOne ? marked[name] : fact];
        }),
      );
    },
  };
}

/** Greater than any number of a practice. */
const firstNumber = 9_000_000;

/** Returns the place that a number of such a page counts; of any other number, a negative one. */
export function placeOfNumber(digits: string) {
  return Number(digits.replace(/[₹,]/g, "")) - firstNumber;
}

function isSame(marked: string, plain: string) {
  return withoutMarks(marked) === plain;
}
