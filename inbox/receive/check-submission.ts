import { check, type Form } from "../../app/forms/form";
import { HttpError } from "../http/exchange.ts";
import { refusedTexts } from "../site.ts";

/** The site's own rules judge what arrives. */
export function checkSubmission(form: Form, answers: object) {
  const known = new Set<string>(form.fields.map(({ name }) => name));
  if (Object.keys(answers).some((name) => !known.has(name))) {
    throw new HttpError(400, refusedTexts.notOurs);
  }
  return check(form, answers);
}
