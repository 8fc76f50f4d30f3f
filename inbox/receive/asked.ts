import type { Answer, Answers, Field } from "../../contract/field.ts";
import type { Language } from "../../contract/forms-file.ts";
import type { SiteForm } from "../site.ts";

/** A question as it was asked. `words` are those of an answer that is stored as a value. */
export type Asked = {
  title?: string | undefined;
  fields: (Pick<Field, "name" | "kind" | "type" | "label"> & { words?: string | undefined })[];
}[];

/**
 * Returns the form's questions and choices in the staff's language. They are encrypted with the
 * answers, so that later changes of the form don't alter their meaning.
 */
export function askedIn({ form, language, site }: SiteForm, values: Answers): Asked {
  const [staffs] = site.languages;
  const own = staffs.forms.find(({ name }) => name === form.name);
  const { sections, copy } = own ? { ...own, copy: staffs.copy } : { ...form, copy: language.copy };
  return sections.map(({ title, fields }) => ({
    title,
    fields: fields.map((field) => {
      const { name, kind, type, label } = field;
      return { name, kind, type, label, words: inWords(field, values[name] ?? "", copy) };
    }),
  }));
}

/** Words an answer that is a value: a choice, a tick or a day. */
function inWords({ kind, options }: Field, answer: Answer, copy: Language["copy"]) {
  if (typeof answer === "boolean") return answer ? copy.yes : copy.no;
  if (kind === "date" && answer) return dayInWords(answer);
  return options.find(({ value }) => value === answer)?.label;
}

/** Sunday, 9 November 2025 */
function dayInWords(day: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(day));
  const date = format({ day: "numeric", month: "long", year: "numeric" });
  return `${format({ weekday: "long" })}, ${date}`;
}
