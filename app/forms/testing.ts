import * as v from "valibot";
import { expect, test } from "vitest";

/** Marks an input that breaks no rule. */
export const fine = "fine";

/** A field, what stands in it, and the one message that this deserves. */
export type Row<Field extends string> = readonly [field: Field, input: unknown, message: string];

/** The messages of a form by field; a second one for a field would show. */
export function messagesOf(schema: v.GenericSchema<unknown>, form: unknown) {
  const messages: Record<string, string> = {};
  for (const issue of v.safeParse(schema, form).issues ?? []) {
    const field = v.getDotPath(issue) ?? "form";
    messages[field] = field in messages ? `${messages[field]}, ${issue.message}` : issue.message;
  }
  return messages;
}

/** Tries each row in a form that is valid otherwise. */
export function testForm<Field extends string>(
  schema: v.GenericSchema<unknown>,
  valid: Record<Field, unknown>,
  rows: readonly Row<Field>[],
) {
  test.each(rows.map((row) => [row[0], shown(row[1]), row[2], row[1]] as const))(
    "%s %s: %s",
    (field, _, message, input) => {
      const expected = message === fine ? {} : { [field]: message };
      expect(messagesOf(schema, { ...valid, [field]: input })).toEqual(expected);
    },
  );
}

function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? "undefined";
  return text.length > 40 ? `${text.slice(0, 40)}… (${String(input).length})` : text;
}
