import { loadContent } from "../app/content/load-content";
import { practiceFolder } from "./practices";

/*
 * What the practice of the tests says of itself: tests look for its words, and know none of the
 * owner's.
 */

const content = loadContent(practiceFolder);

export const {
  practice,
  services,
  workshops,
  articles,
  pages,
  forms: {
    "both-forms": bothForms,
    contact: contactWords,
    appointment: requestWords,
    sending: sendingWords,
  },
  "help-lines": helpLines,
} = content;

/** In their order, each with the name of the file. */
export const therapists = Object.entries(content.therapists)
  .map(([id, therapist]) => ({ id, ...therapist }))
  .toSorted((one, other) => one.order - other.order);
