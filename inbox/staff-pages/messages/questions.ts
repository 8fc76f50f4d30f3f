import { type Answer, type Answers, type Field, type Form, inWords } from "../../../app/forms/form";
import { forms } from "../../../app/forms/forms";
import type { Listed } from "../api.ts";
import type { Opened } from "./opened.ts";
import { receivedWords } from "./waited-leaf.tsx";

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

/** What the writer is called, or why that is not known. */
export function titleOf(opened: Opened | undefined) {
  if (!opened) return "Opening …";
  if (opened.isForged) return "This message was exchanged";
  if (!opened.values) return "This message cannot be opened";
  return String(opened.values.fullName ?? opened.values.name ?? "") + languageMark(opened);
}

/** Beside the name of whoever wrote in a form that asked in another language than English. */
function languageMark({ language = "en" }: Opened) {
  if (language.startsWith("en")) return "";
  return ` (${new Intl.DisplayNames("en", { type: "language" }).of(language.slice(0, 2))})`;
}

export function answeredWords({ changedBy, changed }: Listed) {
  return `Answered by ${changedBy}, ${receivedWords(changed)}`;
}

/** What they wrote most about. */
export function concernOf(values: Answers) {
  return String(values.primaryConcerns ?? values.message ?? "");
}

/** An answer in the words of its form. */
export function worded(field: Field, answer: Answer | undefined) {
  return inWords(field, answer ?? "") || "–";
}
