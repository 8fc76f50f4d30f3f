import * as v from "valibot";
import { byDelivery, field, givenText, text } from "./parts.ts";

/*
 * The words of the two forms. Rules and their messages stand in the schemas of the forms. Labels in
 * the editor are made from the names of the fields.
 */

/** An object of texts. */
function texts<const Name extends string>(...names: readonly Name[]) {
  return v.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );
}

const toast = field(
  "Message that comes up",
  v.strictObject({ title: field("Title", givenText), text: field("Text", givenText) }),
);

const confirmation = {
  title: field("Title", byDelivery),
  text: field("Text", byDelivery),
  mailSubject: field("Subject of the e-mail", text),
};

/** Every question of the session request, in its order. The privacy notice says why each is asked. */
export const requestFields = [
  "fullName",
  "email",
  "phone",
  "age",
  "preferredDate",
  "preferredTime",
  "sessionType",
  "serviceType",
  "preferredTherapist",
  "primaryConcerns",
  "previousTherapy",
  "currentMedication",
  "emergencyName",
  "emergencyPhone",
  "emergencyRelation",
  "privacyConsent",
  "cancellationPolicy",
] as const;

/** What can be chosen in the session request, beside the services and the people of the practice. */
export const choices = {
  preferredTime: [
    "morning-9-11",
    "midday-11-1",
    "afternoon-2-4",
    "evening-4-6",
    "late-evening-6-8",
  ],
  sessionType: ["in-person", "video-call", "phone-call"],
  preferredTherapist: ["no-preference"],
  previousTherapy: ["no", "yes-helpful", "yes-not-helpful", "currently"],
  currentMedication: ["no", "yes-mental-health", "yes-other", "prefer-not"],
} as const;

const bothFormsSchema = v.strictObject({
  ...texts("optional").entries,
  problem: field(
    "Above the list of answers to look at again",
    v.strictObject({
      ...texts("oneMissing").entries,
      manyMissing: field("After the number of missing answers", text),
      ...texts("oneWrong").entries,
      manyWrong: field("After the number of answers, if some are there but not right", text),
      ...texts("intro").entries,
    }),
  ),
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
  labels: field("Labels", texts("name", "email", "phone", "message")),
  hints: field("Hints", texts("phone", "message")),
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
    texts("personal", "preferences", "service", "background", "emergency", "consent"),
  ),
  sectionNotes: field("Notes of sections", texts("background", "emergency")),
  labels: field("Labels", texts(...requestFields)),
  hints: field(
    "Hints",
    texts("age", "phone", "preferredTime", "primaryConcerns", "emergencyRelation"),
  ),
  choices: field(
    "What can be chosen",
    v.strictObject({
      preferredTime: texts(...choices.preferredTime),
      sessionType: texts(...choices.sessionType),
      preferredTherapist: texts(...choices.preferredTherapist),
      previousTherapy: texts(...choices.previousTherapy),
      currentMedication: texts(...choices.currentMedication),
    }),
  ),
  date: field("The date", texts("choose", "loading", "unscripted", "title", "typed")),
  ...texts("chooseTherapist", "minorNote", "outsideHours", "cancellation", "submit").entries,
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
  failed: field("Without scripts, when it failed", texts("title", "again")),
});

export const formsSchema = v.strictObject({
  "both-forms": bothFormsSchema,
  contact: contactSchema,
  appointment: appointmentSchema,
  sending: sendingSchema,
});
