import { appointmentTexts, contactTexts } from "../../../app/content/forms";
import * as options from "../../../app/forms/options";
import { formatLongDay } from "../../../app/lib/dates";
import type { FormName, Values } from "../../receive/forms.ts";

type Question = { name: string; label: string };
export type QuestionSection = { title?: string; questions: Question[]; isFolded?: boolean };

const { labels, sections } = appointmentTexts;

/** The questions of each form, in its order and words. */
export const questionSections: Readonly<Record<FormName, readonly QuestionSection[]>> = {
  contact: [{ questions: questionsOf(contactTexts.labels) }],
  appointment: [
    section(sections.personal, "fullName", "email", "phone", "age"),
    section(sections.preferences, "preferredDate", "preferredTime", "sessionType"),
    section(sections.service, "serviceType", "preferredTherapist", "primaryConcerns"),
    section(sections.background, "previousTherapy", "currentMedication"),
    {
      ...section(sections.emergency, "emergencyName", "emergencyPhone", "emergencyRelation"),
      isFolded: true,
    },
    section(sections.consent, "privacyConsent", "cancellationPolicy"),
  ],
};

function section(title: string, ...names: (keyof typeof labels)[]): QuestionSection {
  return { title, questions: names.map((name) => ({ name, label: labels[name] })) };
}

function questionsOf(labelled: Readonly<Record<string, string>>) {
  return Object.entries(labelled).map(([name, label]) => ({ name, label }));
}

export const formTitles: Readonly<Record<FormName, string>> = {
  contact: "Message",
  appointment: "Session request",
};

/** What the writer is called, and what they wrote most about. */
export function writerOf(values: Values) {
  return String(values.fullName ?? values.name ?? "");
}

export function concernOf(values: Values) {
  return String(values.primaryConcerns ?? values.message ?? "");
}

/** Long answers, which are shown large. */
export const concernNames = ["primaryConcerns", "message"];

type Option = { value: string; label: string };

/** An answer in the words of its form; what is no longer an option is shown as it was sent. */
export function worded(name: string, value: string | boolean | undefined) {
  if (value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "preferredDate") return formatLongDay(value);
  const choices = (options as unknown as Record<string, readonly Option[]>)[name];
  return (
    (Array.isArray(choices) && choices.find((option) => option.value === value)?.label) || value
  );
}
