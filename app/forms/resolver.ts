import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { type GenericSchema, safeParse } from "valibot";

/** Lets a schema judge a flat form: the first issue of a field is its message. */
export function resolverFor<Values extends FieldValues, Sent extends FieldValues>(
  schema: GenericSchema<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  return (values) => {
    const { success, output, issues } = safeParse(schema, values);
    if (success) return { values: output, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, type, message } of issues) {
      errors[String(path?.[0].key)] ??= { type, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
