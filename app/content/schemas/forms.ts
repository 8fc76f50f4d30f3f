import * as v from "valibot";
import { contactFields, type FormField, requestFields } from "./form-fields.ts";
import { byDelivery, field, fullList, givenText, text, texts, textWith } from "./parts.ts";

/*
 * The words of the two forms. Labels in the editor are made from the names of the fields.
 */

const toast = field(
  "Message that comes up",
  v.strictObject({ title: field("Title", givenText), text: field("Text", givenText) }),
);

const confirmation = {
  title: field("Title", byDelivery),
  text: field("Text", byDelivery),
  mailSubject: field("Subject of the e-mail", text),
};

/** The words of one field. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** What a list to choose from shows until something is chosen. */
  empty?: string;
  /** By the names of its rules. */
  messages?: Readonly<Record<string, string>>;
  /** By their values. */
  choices?: Readonly<Record<string, string>>;
};

function wordsOf(formField: FormField) {
  const rules = Object.keys(formField.rules);
  const choices = "values" in formField ? formField.values : [];
  return v.strictObject({
    label: field("Label", text),
    hint: v.optional(field("Hint", text)),
    ...(formField.kind === "select" && { empty: field("Until something is chosen", text) }),
    ...(rules.length > 0 && { messages: field("Messages", given(rules)) }),
    ...(choices.length > 0 && { choices: field("What can be chosen", texts(...choices)) }),
  }) as v.GenericSchema<unknown, FieldWords>;
}

/** Messages are words that the practice gave us to the letter. */
function given(names: readonly string[]) {
  return v.strictObject(Object.fromEntries(names.map((name) => [name, givenText])));
}

/** The words of all fields of a form. */
function fieldsOf<const Field extends FormField>(fields: readonly Field[]) {
  const entries = fields.map((formField) => [formField.name, wordsOf(formField)]);
  return field(
    "Fields",
    v.strictObject(
      Object.fromEntries(entries) as Record<Field["name"], v.GenericSchema<unknown, FieldWords>>,
    ),
  );
}

const section = v.strictObject({
  title: field("Title", text),
  note: v.optional(field("Note", text)),
});

const bothFormsSchema = v.strictObject({
  ...texts("optional").entries,
  count: field("Below a long text", textWith("length", "limit")),
  section: field("Beside the title of a section", textWith("number", "count")),
  problem: field(
    "Above the list of answers to look at again",
    v.strictObject({
      ...texts("oneMissing").entries,
      manyMissing: field("After the number of missing answers", text),
      ...texts("oneWrong").entries,
      manyWrong: field("After the number of answers, if some are there but not right", text),
      numbers: field("Numbers in words, from two on", fullList(text)),
      ...texts("intro").entries,
    }),
  ),
  copy: field("In the copy for the visitor", texts("yes", "no", "noAnswer")),
  clear: field("Clearing the form", texts("button", "question", "confirm", "keep", "done")),
  notes: field(
    "Where a form cannot work",
    texts("notDelivered", "noScript", "loading", "slow", "notLoaded"),
  ),
  error: field("In place of a form that broke", texts("title", "help")),
  sent: field(
    "After sending",
    v.strictObject({
      ...texts("dismiss").entries,
      passOn: field("While the forms deliver nowhere", text),
      passOnByHand: field("The same for a text that is too long for a link", text),
      pasteHere: field("In the e-mail for it, until the visitor replaces it", text),
      ...texts(
        "silence",
        "crisis",
        "keep",
        "keepNote",
        "print",
        "copy",
        "copied",
        "notCopied",
        "mail",
        "call",
        "calendar",
        "done",
        "doneNote",
      ).entries,
    }),
  ),
});

const contactSchema = v.strictObject({
  fields: fieldsOf(contactFields),
  ...texts("submit").entries,
  sent: field(
    "After sending",
    v.strictObject({
      toast,
      confirmation: field("Confirmation", v.strictObject(confirmation)),
    }),
  ),
});

const appointmentSchema = v.strictObject({
  ...texts("intro").entries,
  sections: field(
    "Sections",
    v.strictObject({
      personal: section,
      preferences: section,
      service: section,
      background: section,
      emergency: section,
      consent: section,
    }),
  ),
  fields: fieldsOf(requestFields),
  date: field(
    "The date",
    texts("choose", "loading", "unscripted", "title", "typed", "nextMonth", "previousMonth"),
  ),
  ...texts("minorNote", "outsideHours", "cancellation", "submit").entries,
  privacyNotice: field("Around the privacy notice", texts("button", "english", "hindi")),
  sent: field(
    "After sending",
    v.strictObject({
      toast,
      confirmation: field(
        "Confirmation",
        v.strictObject({ ...confirmation, ...texts("calendarTitle").entries }),
      ),
    }),
  ),
});

/** Only shown by a site whose forms deliver. */
const sendingSchema = v.strictObject({
  sending: field("On the button", text),
  ...texts("kept", "offline", "noAnswer", "sentBefore").entries,
  reference: field("Before the reference, in the confirmation and the copy", text),
  silence: field("Before the phone number, in the confirmation", text),
  urgent: field("Above the help lines, in the confirmation", text),
  reply: field(
    "The practice's e-mail in reply",
    v.strictObject({
      subject: field("Subject", textWith("reference")),
      greeting: field("Greeting", textWith("name")),
    }),
  ),
  failed: field("Without scripts, when it failed", texts("title", "again", "later")),
  refused: field(
    "What the inbox says to what it does not take",
    v.strictObject({
      ...texts("notKept", "notOurs", "unreadable", "cutOff", "tooLong", "tooMany").entries,
      ...texts("notYet", "otherAnswers", "fromElsewhere").entries,
    }),
  ),
});

export const formsSchema = v.strictObject({
  "both-forms": bothFormsSchema,
  contact: contactSchema,
  appointment: appointmentSchema,
  sending: sendingSchema,
});
