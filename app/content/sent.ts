import { practice } from "./practice";

const { responseHours } = practice;

/* The words of the two forms after sending: a file of its own, as its script comes later, too. */

/** After sending, for both forms. */
export const sentTexts = {
  dismiss: "Dismiss",
  /** Stands only while the forms deliver nowhere: see `app/forms/deliver.ts`. */
  passOn:
    "This page sends nothing by itself. To be sure that it reaches us, e-mail it with the button below, or call.",
  /** The same for a text that is too long for a link. */
  passOnByHand:
    "This page sends nothing by itself, and your text is too long for an e-mail to carry it over. To be sure that it reaches us, copy it first, then paste it into the e-mail, or call.",
  /** Stands in that e-mail until the visitor replaces it. */
  pasteHere:
    "Please paste here what you have just copied from our page, then send this e-mail. Thank you for taking the time to write to us.",
  silence: `If you hear nothing within ${responseHours} hours, please call or write. It will not bother us.`,
  keep: "Keep a copy",
  keepNote: "The copy is made on this device. Others who use it could read it.",
  print: "Print",
  copy: "Copy as text",
  copied: "Copied",
  notCopied: "Copying is blocked here",
  mail: "E-mail it to us",
  calendar: "Add to my calendar (not confirmed yet)",
  done: "Clear this from the screen",
  doneNote: "Share this phone or computer? Clear the page before you leave it.",
} as const;

/** After a message. */
export const messageSentTexts = {
  toast: {
    title: "Message Sent!",
    text: `Thank you for reaching out. We'll get back to you within ${responseHours} hours.`,
  },
  confirmation: {
    title: "Thank you for writing.",
    text: `A person from our team reads it and answers within ${responseHours} hours, by e-mail or by phone if you gave a number.`,
    mailSubject: "A message from the website",
  },
} as const;

/** After a session request. */
export const requestSentTexts = {
  toast: {
    title: "Session Request Submitted!",
    text: `We'll contact you within ${responseHours} hours to confirm your session details.`,
  },
  confirmation: {
    title: "Thank you for asking.",
    text: `Someone from our team reads your request and contacts you within ${responseHours} hours to agree on the day, the time and the person. Nothing is booked until then.`,
    mailSubject: "A session request from the website",
    calendarTitle: "Session (requested, not confirmed)",
  },
} as const;
