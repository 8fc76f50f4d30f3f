import { checkAnswers, emptyAnswers as emptyAnswersOf } from "../../contract/check";
import type { Answer } from "../../contract/field";
import {
  contactFields,
  type FormField,
  type NamedField,
  requestSections,
} from "../content/schemas/form-fields";
import type { FieldWords } from "../content/schemas/form-words";
import type { Site } from "../content/site";
import type { AgeRange } from "../content/therapists";
import { formatLongDay } from "../lib/dates";

export type FieldName = NamedField["name"];
/** Answers by field name. A checkbox is true or false, all others are text. */
export type Answers = {
  readonly [Field in NamedField as Field["name"]]?: Field["kind"] extends "checkbox"
    ? boolean
    : string;
};
/** A message for each field whose answer is not right. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

type Option = {
  value: string;
  label: string;
  /** Path of the page about this choice, after the language. */
  path?: string;
  /** Ages of a person's clients, and the note for other ages. */
  ages?: AgeRange | undefined;
  otherAges?: string | undefined;
  /** Begin and end of a time of day, like `16:30`. */
  hours?: Site["practice"]["times"][number];
};

/** A field with its words, and with all that can be chosen in it. */
export type Field = FormField & { name: FieldName } & FieldWords & { options: readonly Option[] };

type Section = { title?: string; note?: string | undefined; fields: readonly Field[] };

/** The parts in which the two forms differ. */
export type Form = {
  name: "contact" | "appointment";
  /** URL of its page, to which it is also posted. */
  url: string;
  /** Language of the form. */
  language: string;
  intro?: string;
  fields: readonly Field[];
  /** Sections of a long form. An invalid submit of it shows a list; a short form focuses a field. */
  sections?: readonly Section[];
  /** The label of the button. */
  submit: string;
  toast: { title: string; text: string };
  confirmation: { title: string; text: string; mailSubject: string; another: string };
  /** Words of the copy for the visitor. */
  copy: { yes: string; no: string; noAnswer: string };
};

type Words = Readonly<Partial<Record<FieldName, FieldWords>>>;
type Offered = Readonly<Partial<Record<FieldName, readonly Option[]>>>;

type Texts = Site["forms"];

type CommonProps = {
  /** URL of the form's page, to which it is also posted. */
  url: string;
  language: string;
  practice: Pick<Site["practice"], "name" | "siteUrl" | "phone" | "email" | "hours" | "closures">;
  words: { help: Pick<Site["words"]["help"], "or" | "checked"> };
  texts: Omit<Texts["both"], "notes" | "error"> & Pick<Texts["both"]["notes"], "notDelivered">;
  /** Choices that depend on the content, by field name. */
  offered: Offered;
  /** Words and numbers of a site whose forms deliver. */
  sending?: Omit<Texts["sending"], "failed" | "refused" | "reply">;
  helpLines?: Pick<Site["helpLines"], "lines" | "abroad" | "checkedOn">;
};

export type ContactFormProps = CommonProps & { name: "contact"; own: Texts["contact"] };

export type RequestFormProps = CommonProps & {
  name: "appointment";
  own: Omit<Texts["appointment"], "privacyNotice" | "times" | "otherAges">;
};

/**
 * Everything that a form needs of its site, as plain data: the page holds it as JSON, and the form
 * knows no more of the site. Lib functions take it where they take a site.
 */
export type FormProps = ContactFormProps | RequestFormProps;

/** Joins the fields of a form, which are code, with their words. */
export function formOf(props: FormProps): Form {
  const { name, url, language, texts, own, offered } = props;
  const common = { name, url, language, submit: own.submit, copy: texts.copy, ...own.sent };
  if (props.name === "contact") {
    return { ...common, fields: withWords(contactFields, own.fields) };
  }
  const sections = Object.entries(requestSections).map(([section, fields]) => ({
    ...props.own.sections[section as keyof typeof requestSections],
    fields: withWords(fields, own.fields, offered),
  }));
  const fields = sections.flatMap((section) => section.fields);
  return { ...common, intro: props.own.intro, fields, sections };
}

/** Adds words and the content's choices to the fields of a form. */
function withWords(fields: readonly NamedField[], words: Words, offered: Offered = {}) {
  return fields.map((field): Field => {
    const own = words[field.name] ?? { label: field.name };
    const choices = Object.entries(own.choices ?? {}).map(([value, label]) => ({ value, label }));
    return { ...field, ...own, options: [...choices, ...(offered[field.name] ?? [])] };
  });
}

/** A form in which nothing is answered yet. */
export function emptyAnswers({ fields }: Pick<Form, "fields">): Answers {
  return emptyAnswersOf(fields);
}

export type Checked =
  | { answers: Answers; errors?: undefined }
  | { answers?: undefined; errors: Errors };

/** Returns the cleaned answers, or for each field the message of its first broken rule. */
export function check({ fields }: Pick<Form, "fields">, answers: unknown): Checked {
  return checkAnswers(fields, answers);
}

type Wording = Pick<Form, "language" | "copy">;

/**
 * Returns an answer in the words of its form. A choice that isn't offered any more keeps its value.
 */
export function inWords({ language, copy }: Wording, field: Field, answer: Answer): string {
  if (typeof answer === "boolean") return answer ? copy.yes : copy.no;
  if (field.kind === "date" && answer) return formatLongDay({ language }, answer);
  return field.options.find(({ value }) => value === answer)?.label ?? answer;
}

/** A question with the visitor's answer. */
export type Answered = { question: string; answer: string };

/** Returns each field's label with its answer. */
export function answered(form: Form, answers: Answers): Answered[] {
  return form.fields.map((field) => {
    const answer = inWords(form, field, answers[field.name] ?? "");
    return { question: field.label, answer: answer || form.copy.noAnswer };
  });
}

/** Returns the visitor's copy as text: one line for each field. */
export function copyOf(all: readonly Answered[]) {
  const lines = all.map(({ question, answer }) => {
    return `${question}${question.endsWith("?") ? "" : ":"} ${answer}`;
  });
  return lines.join("\n");
}
