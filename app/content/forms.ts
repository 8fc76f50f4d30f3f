import { content } from "virtual:content";

/* The words of the two forms, while they are filled in and after sending. */

const { "both-forms": both, contact, appointment } = content.forms;

/** For both forms. */
export const formTexts = {
  optional: both.optional,
  count: both.count,
  section: both.section,
  problem: both.problem,
  clear: both.clear,
};

/** In the copy for the visitor, and for staff. */
export const copyTexts = both.copy;

/** Where a form cannot work: the page says it. */
export const formNotes = both.notes;

/** The one of these that the form itself says. */
export const notDelivered = both.notes.notDelivered;

/** In place of a form that broke. */
export const errorTexts = both.error;

/** The contact form. */
export const contactTexts = {
  fields: contact.fields,
  submit: contact.submit,
};

const { sent, privacyNotice, ...whileFilledIn } = appointment;

/** The session request. */
export const appointmentTexts = whileFilledIn;

/** After sending: for both forms, after a message, after a session request. */
export const sentTexts = both.sent;
export const messageSentTexts = contact.sent;
export const requestSentTexts = sent;

/** Around the privacy notice, which the page brings along. */
export const privacyNoticeTexts = privacyNotice;
