import { language } from "../content/edition";
import {
  appointmentTexts,
  contactTexts,
  messageSentTexts,
  requestSentTexts,
} from "../content/forms";
import { pagePaths } from "../content/paths";
import { contactFields, requestSections } from "../content/schemas/form-fields";
import { urlOf } from "../lib/links";
import { wishFile } from "./appointment/calendar-file";
import { type Form, withWords } from "./form";
import { offered } from "./options";

const sections = Object.entries(requestSections).map(([name, fields]) => ({
  ...appointmentTexts.sections[name as keyof typeof requestSections],
  fields: withWords(fields, appointmentTexts.fields, offered),
}));

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
    fields: sections.flatMap(({ fields }) => fields),
    sections,
    submit: appointmentTexts.submit,
    ...requestSentTexts,
    calendarFile: wishFile,
  },
};
