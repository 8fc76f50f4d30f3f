import { safeParse } from "valibot";
import { HttpError } from "../http/exchange.ts";
import type { Form, Values } from "./forms.ts";

export type Errors = Readonly<Record<string, string>>;
export type Checked = { values: Values; errors?: undefined } | { errors: Errors };

/** What the form's own rules make of the answers: the first broken rule of each field, or values. */
export function check({ schema, empty }: Form, answers: object): Checked {
  const unknown = Object.keys(answers).find((name) => !Object.hasOwn(empty, name));
  if (unknown !== undefined) {
    throw new HttpError(400, "This does not come from our form. Please open the page again.");
  }
  const { success, output, issues } = safeParse(schema, answers);
  if (success) return { values: output };
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
  return { errors };
}
