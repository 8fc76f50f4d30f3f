import { cleanText } from "../../../contract/clean-text.ts";
import type { Answer, Answers } from "../../../contract/field.ts";
import type { Asked } from "../../receive/asked.ts";
import type { MessageState } from "../api.ts";
import type { Opened } from "./opened.ts";

export type AskedField = Asked[number]["fields"][number];

/** The questions of a message as they were asked, in the parts of its form. */
export function sectionsOf({ asked, values = {} }: Opened): Asked {
  return (
    asked ?? [{ fields: Object.keys(values).map((name) => ({ name, kind: "text", label: name })) }]
  );
}

export function fieldsOf(message: Opened) {
  return sectionsOf(message).flatMap(({ fields }) => fields);
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

/** Returns the writer's name, or the reason why it isn't known. */
export function titleOf(opened: Opened | undefined) {
  if (!opened) return "Opening …";
  if (opened.isForged) return "This message was swapped";
  if (!opened.values) return "This message can’t be opened";
  return nameOf(opened) + languageMark(opened);
}

export function nameOf({ values }: Opened) {
  return cleanText(String(values?.fullName ?? values?.name ?? ""));
}

/** Returns the form's language in brackets, to follow the writer's name. Empty for English. */
function languageMark({ language = "en" }: Opened) {
  if (language.startsWith("en")) return "";
  return ` (${new Intl.DisplayNames("en", { type: "language" }).of(language.slice(0, 2))})`;
}

/** Returns the main concern: the answer about concerns, or the message. */
export function concernOf(values: Answers) {
  return cleanText(String(values.primaryConcerns ?? values.message ?? ""));
}

/** An answer in the words of its form. */
export function worded({ words }: AskedField, answer: Answer | undefined) {
  return cleanText(words ?? String(answer ?? "")) || "–";
}
