import { loadContent } from "../app/content/load-content";
import { practiceContent } from "../scripts/built-site";

/*
 * What the practice of the tests says of itself: tests look for its words, and know none of the
 * owner's.
 */

export const {
  practice,
  therapists,
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
} = loadContent(practiceContent);
