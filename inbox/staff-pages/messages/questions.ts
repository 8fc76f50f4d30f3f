import { type Answers, type Field, type Form, inWords } from "../../../app/forms/form";
import { cleanText } from "../../../contract/clean-text.ts";
import type { Answer } from "../../../contract/field.ts";
import { forms } from "../../site.ts";
import type { MessageState } from "../api.ts";
import type { Opened } from "./opened.ts";

/** The fields of a message's form, in the parts of that form. */
export function sectionsOf(form: string) {
  const { fields, sections = [{ title: undefined, fields }] } = formOf(form);
  return sections;
}

export function fieldsOf(form: string) {
  return formOf(form).fields;
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

export const stateTitles: Readonly<Record<MessageState, string>> = {
  new: "New",
  progress: "In progress",
  answered: "Answered",
  aside: "Put aside",
};

/** What the writer is called, or why that is not known. */
export function titleOf(opened: Opened | undefined) {
  if (!opened) return "Opening …";
  if (opened.isForged) return "This message was swapped";
  if (!opened.values) return "This message can’t be opened";
  return nameOf(opened) + languageMark(opened);
}

export function nameOf({ values }: Opened) {
  return cleanText(String(values?.fullName ?? values?.name ?? ""));
}

/** Beside the name of whoever wrote in a form that asked in another language than English. */
function languageMark({ language = "en" }: Opened) {
  if (language.startsWith("en")) return "";
  return ` (${new Intl.DisplayNames("en", { type: "language" }).of(language.slice(0, 2))})`;
}

/** What they wrote most about. */
export function concernOf(values: Answers) {
  return cleanText(String(values.primaryConcerns ?? values.message ?? ""));
}

/** An answer in the words of its form. */
export function worded(field: Field, answer: Answer | undefined) {
  return cleanText(inWords(forms.contact, field, answer ?? "")) || "–";
}
