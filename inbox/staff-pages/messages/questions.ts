import { type Answer, type Answers, type Field, type Form, inWords } from "../../../app/forms/form";
import { forms } from "../../../app/forms/forms";

/** The fields of a message's form, in the parts of that form. */
export function sectionsOf(form: string) {
  const { fields, sections = [{ title: undefined, fields }] } = formOf(form);
  return sections;
}

export const allFields: readonly Field[] = Object.values(forms).flatMap(({ fields }) => fields);

/** A message comes from one of the forms. */
function formOf(name: string): Form {
  return forms[name as Form["name"]];
}

export const formTitles: Readonly<Record<string, string>> = {
  contact: "Message",
  appointment: "Session request",
};

/** What the writer is called, and what they wrote most about. */
export function writerOf(values: Answers) {
  return String(values.fullName ?? values.name ?? "");
}

export function concernOf(values: Answers) {
  return String(values.primaryConcerns ?? values.message ?? "");
}

/** An answer in the words of its form. */
export function worded(field: Field, answer: Answer | undefined) {
  return inWords(field, answer ?? "") || "–";
}
