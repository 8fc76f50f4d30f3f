import * as v from "valibot";
import { cleanPhone, cleanText } from "./clean-text.ts";
import type { Answer, Answers, Errors, Field, Rule } from "./field.ts";

type Checked = { answers: Answers; errors?: undefined } | { answers?: undefined; errors: Errors };

/** Checks answers by a list of fields. Returns them cleaned, or the first message of each field. */
export function checkAnswers(fields: readonly Field[], answers: unknown): Checked {
  const entries = Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)]));
  const schema = v.config(v.object(entries), { message: mistypedData });
  const { success, output, issues } = v.safeParse(schema, answers);
  if (success) return { answers: output };
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
  return { errors };
}

/** Returns the answers of a form in which nothing is answered yet. */
export function emptyAnswers(fields: readonly Field[]): Answers {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === "checkbox" ? false : ""]),
  );
}

/** An unknown option counts as no answer. */
function answerSchema(field: Field): v.GenericSchema<unknown, Answer> {
  switch (field.kind) {
    case "checkbox":
      return v.pipe(v.boolean(), firstBroken(field, isGiven));
    case "radios":
    case "select": {
      const isOffered = (answer: string | null) =>
        field.options.some(({ value }) => value === answer);
      return v.pipe(
        field.optional ? v.nullish(v.string(), "") : v.nullable(v.string()),
        firstBroken(field, (answer, rule) => isGiven(isOffered(answer), rule)),
        v.transform((answer) => (answer && isOffered(answer) ? answer : "")),
      );
    }
    case "text":
    case "long-text":
    case "date": {
      const mayBeLeftOut = field.optional || field.kind === "date";
      return v.pipe(
        mayBeLeftOut ? v.nullish(v.string(), "") : v.string(),
        v.transform(field.type === "tel" ? cleanPhone : cleanText),
        firstBroken(field, holds),
      );
    }
  }
}

/** Tells the message of the first broken rule. */
function firstBroken<Value>(field: Field, keeps: (value: Value, rule: Rule) => boolean) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const [broken] = Object.entries(field.rules).find(([, rule]) => !keeps(value, rule)) ?? [];
    if (broken) addIssue({ message: field.messages?.[broken] ?? broken });
  });
}

function isGiven(given: boolean, rule: Rule) {
  return !rule.isGiven || given;
}

function holds(text: string, { shortest, longest, pattern, from, to, isDay }: Rule) {
  return (
    text.length >= (shortest ?? 0) &&
    text.length <= (longest ?? Number.POSITIVE_INFINITY) &&
    (pattern === undefined || new RegExp(pattern).test(text)) &&
    (from === undefined || Number(text) >= from) &&
    (to === undefined || Number(text) <= to) &&
    (!isDay || isCalendarDay(text))
  );
}

/** Some browsers read 30 February as 2 March, others as no date at all, whose JSON is null. */
function isCalendarDay(day: string) {
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;
}

/**
 * Answers for data that no visitor can enter, only code: a key left out or a value of the wrong
 * type. What an untouched control gives is no such mistake and gets the field's own message: `""`
 * everywhere, also `null` from radios, also `null` and `undefined` from the calendar.
 */
function mistypedData({ input, expected }: v.BaseIssue<unknown>): string {
  return input === undefined
    ? "Required"
    : `Expected ${expected?.toLowerCase()}, received ${typeName(input)}`;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
