import { language } from "../content/edition";
import {
  appointmentTexts,
  contactTexts,
  messageSentTexts,
  requestSentTexts,
} from "../content/forms";
import { pagePaths } from "../content/paths";
import { contactFields, requestFields } from "../content/schemas/form-fields";
import { urlOf } from "../lib/links";
import { wishFile } from "./appointment/calendar-file";
import { type Field, type Form, withWords } from "./form";
import { offered } from "./options";

const questions = withWords(requestFields, appointmentTexts.fields, offered);

function isIn(section: string) {
  return (field: Field) => field.section === section;
}

/** Both forms, by the names of the files that hold their words. */
export const forms: Readonly<Record<Form["name"], Form>> = {
  contact: {
    name: "contact",
    language,
    path: urlOf(pagePaths.contact),
    fields: withWords(contactFields, contactTexts.fields),
    submit: contactTexts.submit,
    ...messageSentTexts,
  },
  appointment: {
    name: "appointment",
    language,
    path: urlOf(pagePaths.appointments),
    intro: appointmentTexts.intro,
    fields: questions,
    sections: Object.entries(appointmentTexts.sections).map(([name, words]) => {
      return { ...words, fields: questions.filter(isIn(name)) };
    }),
    submit: appointmentTexts.submit,
    ...requestSentTexts,
    calendarFile: wishFile,
  },
};
