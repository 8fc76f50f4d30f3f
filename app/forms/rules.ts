import * as v from "valibot";

/** What people type is judged without the space around it. */
export const text = v.pipe(v.string(), v.trim());

export const email = v.pipe(
  text,
  v.regex(
    /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,}$/i,
    "Invalid email address",
  ),
  v.maxLength(255, "Email must be less than 255 characters"),
);

/** The last rule of every name; the shortest allowed differs. */
export const nameLimit = v.maxLength<string, 100, string>(
  100,
  "Name must be less than 100 characters",
);

type Option<Value> = { readonly value: Value };

/** One of a list. Nothing chosen and a value outside the list are the same mistake. */
export function choice<Value extends string>(options: readonly Option<Value>[], message: string) {
  return v.pipe(v.nullable(v.string()), v.picklist(valuesOf(options), message));
}

/**
 * One of a list, or `""` for no answer. A value outside the list counts as no answer too: the field
 * may stay empty, so the specification has no message that could be shown for it.
 */
export function optionalChoice<Value extends string>(options: readonly Option<Value>[]) {
  return v.pipe(
    v.nullish(v.string(), ""),
    v.fallback(v.picklist(["" as const, ...valuesOf(options)]), ""),
  );
}

function valuesOf<Value extends string>(options: readonly Option<Value>[]): Value[] {
  return options.map(({ value }) => value);
}

/** A form whose fields each get one message: that of the first rule they break. */
export function form<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.config(v.object(entries), { abortPipeEarly: true, message: mistypedData });
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
