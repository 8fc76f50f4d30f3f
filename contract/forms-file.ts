import * as v from "valibot";
import type { Field, Rule } from "./field.ts";

/*
 * The file that a build writes next to its pages if the forms deliver: all that the inbox knows of
 * the site. A change that an older inbox can't read gets the next number.
 */

export const formsVersion = 1;
export const formsFileName = "forms.json";

/** Names in a post besides the answers: id, milliseconds on the page, hidden field. */
export const postNames = { id: "id", elapsedMs: "elapsedMs", trap: "website" } as const;

/**
 * Attributes of a built page, by which the inbox finds its way: a form by its name, the data for its
 * script, and what only works with that script.
 */
export const marks = { form: "data-form", props: "data-form-props", scripted: "data-scripted" };

/** Each has its words in `refused`. */
export const refusals = [
  ...(["notKept", "notOurs", "unreadable", "cutOff", "tooLong", "tooMany"] as const),
  ...(["notYet", "otherAnswers", "fromElsewhere"] as const),
] as const;

export type Refusal = (typeof refusals)[number];

const text = v.string();
const texts = <const Name extends string>(...names: Name[]) =>
  v.object(v.entriesFromList(names, text));

// Strict: a part that nobody checks would let wrong answers pass.
const rule: v.GenericSchema<unknown, Rule> = v.strictObject({
  shortest: v.optional(v.number()),
  longest: v.optional(v.number()),
  pattern: v.optional(v.pipe(text, v.check(isPattern, "is no regular expression"))),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  isDay: v.optional(v.literal(true)),
  isGiven: v.optional(v.literal(true)),
});

const fieldSchema = v.object({
  name: v.pipe(text, v.notValues(Object.values(postNames))),
  kind: v.picklist(["text", "long-text", "date", "radios", "select", "checkbox"]),
  type: v.optional(v.picklist(["email", "tel"])),
  rules: v.record(text, rule),
  messages: v.optional(v.record(text, text)),
  optional: v.optional(v.boolean()),
  label: text,
  options: v.array(texts("value", "label")),
}) satisfies v.GenericSchema<unknown, Field>;

const form = v.object({
  name: text,
  url: v.pipe(text, v.startsWith("/")),
  submit: text,
  sections: v.array(v.object({ title: v.optional(text), fields: v.array(fieldSchema) })),
  toast: texts("title", "text"),
  confirmation: texts("text"),
});

const language = v.object({
  language: text,
  forms: v.array(form),
  helpLines: v.object({
    lines: v.array(v.object({ ...texts("need", "name", "note").entries, numbers: v.array(text) })),
    abroad: text,
  }),
  or: text,
  problem: v.object({
    ...texts("oneMissing", "manyMissing", "oneWrong", "manyWrong", "intro").entries,
    numbers: v.array(text),
  }),
  copy: texts("yes", "no", "noAnswer"),
  sending: texts("kept", "reference", "silence", "urgent"),
  tellUrgent: texts("question", "button", "note", "done", "failed"),
  failed: texts("title", "again"),
  refused: texts(...refusals),
  reply: texts("subject", "greeting"),
});

const span = texts("from", "to");

export const formsFileSchema = v.object({
  version: v.literal(formsVersion),
  practice: v.object({
    ...texts("name", "phone", "email").entries,
    hours: v.array(
      v.object({
        days: v.array(text),
        open: v.optional(span),
        closed: v.optional(v.boolean()),
      }),
    ),
    closures: v.array(span),
    responseHours: v.number(),
    keepMonths: v.optional(v.number()),
  }),
  danger: v.object({
    steps: v.array(
      v.object({
        text,
        when: v.array(v.picklist(["phone", "no-phone", "contact", "minor"])),
      }),
    ),
    phrases: v.array(text),
  }),
  /** The privacy notice that visitors accept: its text as JSON, and a name for this version. */
  privacyNotice: texts("version", "text"),
  /** The first is that of the staff. */
  languages: v.tupleWithRest([language], language),
});

export type FormsFile = v.InferOutput<typeof formsFileSchema>;
export type Language = FormsFile["languages"][number];
export type Form = Language["forms"][number];

/** Reads the text of a `forms.json`. Throws an error that completes 'forms.json …'. */
export function readFormsFile(written: string): FormsFile {
  const content = parse(written);
  const version = (content as { version?: unknown } | null)?.version;
  if (version !== formsVersion) {
    throw new Error(`has the version ${version}, and this inbox reads version ${formsVersion}`);
  }
  const { output, issues } = v.safeParse(formsFileSchema, content);
  if (!issues) return output as FormsFile;
  throw new Error(`is damaged at ${v.getDotPath(issues[0]) ?? "its start"}: ${issues[0].message}`);
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new Error("is damaged, or only a part of it has arrived");
  }
}

function isPattern(source: string) {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
