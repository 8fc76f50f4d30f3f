import { content } from "./content";

/* The words of the two forms after sending: a module of its own for them. */

/** For both forms. */
export const sentTexts = content.forms["both-forms"].sent;

/** After a message. */
export const messageSentTexts = content.forms.contact.sent;

/** After a session request. */
export const requestSentTexts = content.forms.appointment.sent;
