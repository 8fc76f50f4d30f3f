import * as v from "valibot";
import { expect, test } from "vitest";

/** Marks an input that breaks no rule. */
export const fine = "fine";

/** A field, what stands in it, and the one message that this deserves. */
export type Row<Field extends string> = readonly [field: Field, input: unknown, message: string];

/** The messages of a form by field; a second one for a field would show. */
export function messagesOf(schema: v.GenericSchema<unknown>) {
  return (form: unknown): Record<string, string> => {
    const messages: Record<string, string> = {};
    for (const issue of v.safeParse(schema, form).issues ?? []) {
      const field = v.getDotPath(issue) ?? "form";
      messages[field] = field in messages ? `${messages[field]}, ${issue.message}` : issue.message;
    }
    return messages;
  };
}

/** Tries each row in a form that is valid otherwise. */
export function testTable<Field extends string>(
  table: readonly Row<Field>[],
  valid: Record<Field, unknown>,
  messagesFor: (form: unknown) => Record<string, string>,
) {
  test.each(table.map((row) => [row[0], shown(row[1]), row[2], row] as const))(
    "%s %s: %s",
    (_field, _input, _message, [field, input, message]) => {
      const expected = message === fine ? {} : { [field]: message };
      expect(messagesFor({ ...valid, [field]: input })).toEqual(expected);
    },
  );
}

function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? "undefined";
  return text.length > 40 ? `${text.slice(0, 40)}… (${String(input).length})` : text;
}
