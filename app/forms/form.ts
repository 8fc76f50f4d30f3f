import * as v from "valibot";
import { copyTexts } from "../content/forms";
import type { FormField } from "../content/schemas/form-fields";
import type { FieldWords } from "../content/schemas/forms";
import { formatLongDay } from "../lib/dates";
import { cleanPhone, cleanText } from "./clean-text";

export type Answer = string | boolean;
export type Answers = Readonly<Record<string, Answer>>;
/** A message for each field whose answer is not right. */
export type Errors = Readonly<Record<string, string>>;

type Option = {
  value: string;
  label: string;
  /** Path of the page about this choice, after the language. */
  path?: string;
};

/** A field with its words, and with all that can be chosen in it. */
export type Field = FormField & FieldWords & { options: readonly Option[] };

type Section = { title?: string; note?: string; fields: readonly Field[] };

/** All that tells one form from the other. */
export type Form = {
  name: "contact" | "appointment";
  /** Its page, to which it is also posted. */
  path: string;
  /** That in which it asks. */
  language: string;
  intro?: string;
  fields: readonly Field[];
  /** Of a long form, whose invalid submit leads to a list; in a short one, to the first wrong field. */
  sections?: readonly Section[];
  /** The label of the button. */
  submit: string;
  toast: { title: string; text: string };
  confirmation: { title: string; text: string; mailSubject: string; another: string };
  /** What the visitor may keep beside a copy. */
  calendarFile?: (answers: Answers, now: Date) => string;
};

type Words = Readonly<Record<string, FieldWords>>;
type Offered = Readonly<Record<string, readonly Option[]>>;

/** Gives the fields of a form their words, and the choices that come from elsewhere in the content. */
export function withWords(fields: readonly FormField[], words: Words, offered: Offered = {}) {
  return fields.map((field): Field => {
    const own = words[field.name] ?? { label: field.name };
    const choices = Object.entries(own.choices ?? {}).map(([value, label]) => ({ value, label }));
    return { ...field, ...own, options: [...choices, ...(offered[field.name] ?? [])] };
  });
}

/** A form in which nothing is answered yet. */
export function emptyAnswers({ fields }: Pick<Form, "fields">): Answers {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === "checkbox" ? false : ""]),
  );
}

export type Checked =
  | { answers: Answers; errors?: undefined }
  | { answers?: undefined; errors: Errors };

/** What the rules make of the answers: those, or for each field the message of its first broken rule. */
export function check(form: Form, answers: unknown): Checked {
  const { success, output, issues } = v.safeParse(schemaOf(form), answers);
  if (success) return { answers: output };
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
  return { errors };
}

export function schemaOf({ fields }: Pick<Form, "fields">): v.GenericSchema<unknown, Answers> {
  const entries = Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)]));
  return v.config(v.object(entries), { message: mistypedData });
}

/** Nothing chosen and a choice that is not offered are the same mistake, or the same: no answer. */
function answerSchema(field: Field): v.GenericSchema<unknown, Answer> {
  switch (field.kind) {
    case "checkbox":
      return v.pipe(
        v.boolean(),
        firstBroken(field, (isTicked) => isTicked),
      );
    case "radios":
    case "select": {
      const isOffered = (answer: string | null) =>
        field.options.some(({ value }) => value === answer);
      return v.pipe(
        field.optional ? v.nullish(v.string(), "") : v.nullable(v.string()),
        firstBroken(field, isOffered),
        v.transform((answer) => (answer && isOffered(answer) ? answer : "")),
      );
    }
    default: {
      const mayBeLeftOut = field.optional || field.kind === "date";
      const isPhone = field.kind === "text" && field.type === "tel";
      return v.pipe(
        mayBeLeftOut ? v.nullish(v.string(), "") : v.string(),
        v.transform(isPhone ? cleanPhone : cleanText),
        firstBroken(field, (text) => text),
      );
    }
  }
}

type Ruled<Judged> = {
  rules: Readonly<Record<string, (judged: Judged) => boolean>>;
  messages?: Readonly<Record<string, string>>;
};

/** Tells the message of the first rule that is broken. `judge` gives what rules look at. */
function firstBroken<Value, Judged>(field: Ruled<Judged>, judge: (value: Value) => Judged) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const judged = judge(dataset.value);
    const [broken] = Object.entries(field.rules).find(([, holds]) => !holds(judged)) ?? [];
    if (broken) addIssue({ message: field.messages?.[broken] ?? broken });
  });
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

/** An answer in the words of its form; what is no longer offered is told as it was sent. */
export function inWords(field: Field, answer: Answer): string {
  if (typeof answer === "boolean") return answer ? copyTexts.yes : copyTexts.no;
  if (field.kind === "date" && answer) return formatLongDay(answer);
  return field.options.find(({ value }) => value === answer)?.label ?? answer;
}

/** All answers as a text that a person can keep: one line for each field, in the form's words. */
export function copyOf({ fields }: Form, answers: Answers) {
  const lines = fields.map((field) => {
    const question = field.label.endsWith("?") ? field.label : `${field.label}:`;
    return `${question} ${inWords(field, answers[field.name] ?? "") || copyTexts.noAnswer}`;
  });
  return lines.join("\n");
}
