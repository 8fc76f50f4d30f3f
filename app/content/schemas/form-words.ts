import * as v from "valibot";
import { contactFields, type FormField, requestSections } from "./form-fields.ts";
import {
  byDelivery,
  field,
  fullList,
  givenText,
  group,
  labelledTexts,
  text,
  texts,
  textWith,
} from "./parts.ts";

/* The words of the two forms. */

export const requestFields = Object.values(requestSections).flat();

const toast = group("Message that comes up", { title: givenText, text: givenText });

const confirmation = {
  title: byDelivery,
  text: byDelivery,
  mailSubject: field("Subject of the e-mail", text),
  another: field("Heading of the form, which is empty again", text),
};

/** The words of one field. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** Text of a list while nothing is chosen. */
  empty?: string;
  /** Messages by the names of the field's rules. */
  messages?: Readonly<Record<string, string>>;
  /** Labels of the choices by their values. */
  choices?: Readonly<Record<string, string>>;
};

/** Words of a field, with a message for each of its rules and a label for each choice. */
type WordsOf<Field extends FormField> = Omit<FieldWords, "messages" | "choices"> &
  (keyof Field["rules"] extends never
    ? unknown
    : { messages: Readonly<Record<keyof Field["rules"], string>> }) &
  (Field extends { values: readonly [string, ...string[]] }
    ? { choices: Readonly<Partial<Record<Field["values"][number], string>>> }
    : unknown);

/** Labels of choices whose values say too little to the owner. */
const choiceLabels: Readonly<Record<string, string>> = {
  "yes-helpful": "Yes, and it helped",
  "yes-not-helpful": "Yes, and it did not help",
  currently: "At the moment",
  "yes-mental-health": "Yes, for mental health",
  "yes-other": "Yes, for something else",
  "prefer-not": "Rather not say",
};

function choiceTexts(values: readonly string[]) {
  const named = values.flatMap((value) => {
    return choiceLabels[value] ? [[value, choiceLabels[value]] as const] : [];
  });
  return { ...texts(...values), ...labelledTexts(Object.fromEntries(named)) };
}

function wordsOf(formField: FormField) {
  const rules = Object.keys(formField.rules);
  const choices = "values" in formField ? formField.values : [];
  return v.strictObject({
    label: text,
    hint: v.optional(text),
    ...(formField.kind === "select" && { empty: field("Until something is chosen", text) }),
    // Words that the practice gave us to the letter.
    ...(rules.length > 0 && { messages: v.strictObject(v.entriesFromList(rules, givenText)) }),
    ...(choices.length > 0 && { choices: group("What can be chosen", choiceTexts(choices)) }),
  }) as v.GenericSchema<unknown, FieldWords>;
}

/** The words of all fields of a form. */
function fieldsOf<const Field extends FormField>(fields: readonly Field[]) {
  const entries = fields.map((formField) => [formField.name, wordsOf(formField)]);
  return group(
    "Fields",
    Object.fromEntries(entries) as {
      [One in Field as One["name"]]: v.GenericSchema<unknown, WordsOf<One>>;
    },
  );
}

const sectionNames = Object.keys(requestSections) as (keyof typeof requestSections)[];
const section = v.strictObject({ title: text, note: v.optional(text) });

const bothFormsSchema = v.strictObject({
  optional: text,
  count: field("Below a long text", textWith("length", "limit")),
  section: field("Beside the title of a section", textWith("number", "count")),
  problem: group("Above the list of answers to look at again", {
    oneMissing: text,
    manyMissing: field("After the number of missing answers", text),
    oneWrong: text,
    manyWrong: field("After the number of answers, if some are there but not right", text),
    numbers: field("Numbers in words, from two on", fullList(text)),
    intro: text,
  }),
  copy: group("In the copy for the visitor", texts("yes no noAnswer")),
  clear: group("Clearing the form", texts("button question confirm keep done")),
  notes: group(
    "Where a form cannot work",
    labelledTexts({
      notDelivered: "While the forms deliver nowhere",
      noScript: "Without scripts",
      loading: "While the form loads",
      slow: "If that takes long",
      notLoaded: "If it could not be loaded",
    }),
  ),
  error: group("In place of a form that broke", texts("title help")),
  sent: group("After sending", {
    dismiss: text,
    passOn: field(
      "While the forms deliver nowhere",
      textWith("mail"),
      "{mail} is the label below.",
    ),
    passOnByHand: field("The same for a text that is too long for a link", text),
    pasteHere: field("In the e-mail for it, until the visitor replaces it", text),
    ...texts(
      "silence crisis keep keepNote print copy copied notCopied mail calendar done doneNote",
      "replaceQuestion replaceNote replace keepFirst",
    ),
  }),
});

const contactSchema = v.strictObject({
  fields: fieldsOf(contactFields),
  submit: text,
  sent: group("After sending", { toast, confirmation: v.strictObject(confirmation) }),
});

const timeSpan = textWith("from", "to");

const appointmentSchema = v.strictObject({
  intro: text,
  sections: v.strictObject(v.entriesFromList(sectionNames, section)),
  fields: fieldsOf(requestFields),
  times: group("The times, by when they start", {
    morning: field("Before 11", timeSpan),
    midday: field("From 11 on", timeSpan),
    afternoon: field("From 1 PM on", timeSpan),
    evening: field("From 4 PM on", timeSpan),
    "late-evening": field("From 6 PM on", timeSpan),
  }),
  date: group("The date", {
    ...texts("choose title nextMonth previousMonth"),
    ...labelledTexts({
      loading: "While the calendar loads",
      unscripted: "Without scripts",
      typed: "If the calendar could not be loaded",
    }),
  }),
  ...labelledTexts({
    minorNote: "For somebody under 18",
    outsideHours: "At a time outside the opening hours",
  }),
  otherAges: field("If the chosen person sees other ages", textWith("name", "ages")),
  ...texts("cancellation submit"),
  privacyNotice: group("Around the privacy notice", texts("button english hindi")),
  sent: group("After sending", {
    toast,
    confirmation: v.strictObject({ ...confirmation, calendarTitle: text }),
  }),
});

/** Words of a site whose forms deliver. */
const sendingSchema = v.strictObject({
  sending: field("On the button", text),
  ...texts("kept offline noAnswer sentBefore"),
  reference: field("Before the reference, in the confirmation and the copy", text),
  silence: field("Before the phone number, in the confirmation", text),
  urgent: field("Above the help lines, in the confirmation", text),
  tellUrgent: group("To say that it's urgent, in the confirmation", {
    ...texts("question button note"),
    done: field("In place of the button, after the press", text),
    failed: field("Before the phone number, when it failed", text),
  }),
  reply: group("The practice's e-mail in reply", {
    subject: textWith("reference"),
    greeting: textWith("name"),
  }),
  failed: group("Without scripts, when it failed", texts("title again later")),
  refused: group(
    "What the inbox says to what it does not take",
    texts("notKept notOurs unreadable cutOff tooLong tooMany", "notYet otherAnswers fromElsewhere"),
  ),
});

export const formsSchema = v.strictObject({
  "both-forms": bothFormsSchema,
  contact: contactSchema,
  appointment: appointmentSchema,
  sending: sendingSchema,
});
