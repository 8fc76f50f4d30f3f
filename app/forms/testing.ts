import fc from "fast-check";
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

/** Whole forms of anything: each field has the message that it has alone, whatever the others hold. */
export function testAnyForm<Field extends string>(
  table: readonly Row<Field>[],
  valid: Record<Field, unknown>,
  messagesFor: (form: unknown) => Record<string, string>,
) {
  test("fields are judged one by one, and space around a text counts for nothing", () => {
    const texts = table.filter(([, input]) => typeof input === "string" && input.trim() !== "");
    const space = fc.constantFrom("", " ", "\n", "\t ", "\u00a0", "\ufeff", "\u3000");
    const rows = fc.array(fc.tuple(fc.constantFrom(...texts), space, space));
    fc.assert(
      fc.property(rows, (chosen) => {
        const form: Record<string, unknown> = { ...valid };
        const expected: Record<string, string> = {};
        for (const [[field, input, message], before, after] of chosen) {
          delete expected[field];
          if (message !== fine) expected[field] = message;
          form[field] = isChoice(field) ? input : `${before}${input}${after}`;
        }
        expect(messagesFor(form)).toEqual(expected);
      }),
    );
  });

  /** What is chosen from a list comes without space, or not from the list. */
  function isChoice(field: Field) {
    return /Time|Type|Therapist|Therapy|Medication|Consent|Policy/.test(field);
  }

  test("nothing makes the rules themselves fail", () => {
    const fields = Object.keys(valid);
    const answers = fc.dictionary(fc.constantFrom(...fields), fc.anything());
    fc.assert(
      fc.property(answers, (form) => {
        expect(fields).toEqual(expect.arrayContaining(Object.keys(messagesFor(form))));
      }),
    );
  });
}

function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? "undefined";
  return text.length > 40 ? `${text.slice(0, 40)}… (${String(input).length})` : text;
}
