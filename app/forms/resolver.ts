import type { FieldValues, Resolver } from "react-hook-form";
import { type Answers, check, type Form } from "./form";

/** Lets the rules of a form judge what the form library holds. */
export function resolverFor(form: Form): Resolver<FieldValues, unknown, Answers> {
  return (values) => {
    const { answers, errors } = check(form, values);
    if (answers) return { values: answers, errors: {} };
    const messages = Object.entries(errors).map(([name, message]) => {
      return [name, { type: "rule", message }];
    });
    return { values: {}, errors: Object.fromEntries(messages) };
  };
}
