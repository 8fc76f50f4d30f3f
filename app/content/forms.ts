import { content } from "virtual:content";

/* The words of the two forms, in parts: so that a form's script holds only its own. */

const { "both-forms": both, contact, appointment } = content.forms;

export const {
  /** In the copy for the visitor, and for staff. */
  copy: copyTexts,
  /** Where a form cannot work: the page says it. */
  notes: formNotes,
  /** In place of a form that broke. */
  error: errorTexts,
  /** After sending: for both forms. */
  sent: sentTexts,
  ...formTexts
} = both;

/** The one note that the form itself says. */
export const { notDelivered } = formNotes;

export const { sent: messageSentTexts, ...contactTexts } = contact;

export const {
  sent: requestSentTexts,
  /** Around the privacy notice, which the page brings along. */
  privacyNotice: privacyNoticeTexts,
  ...appointmentTexts
} = appointment;
