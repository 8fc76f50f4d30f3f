import { readSiteVariants } from "../app/content/read-site";
import { practiceFolder } from "./practices";

export type Facts = ReturnType<typeof factsOf>;

/** Returns the facts of a practice, in English or in another of its languages. */
export function factsOf(folder: string, language?: string) {
  const base = language ? `/${language}` : "";
  const variant = readSiteVariants(folder).variants.find((candidate) => candidate.base === base);
  if (!variant) throw new Error(`${folder} has no words in ${language}.`);
  const { forms, therapists, "help-lines": helpLines, ...content } = variant.content;
  return {
    ...content,
    helpLines,
    bothForms: forms["both-forms"],
    contactWords: forms.contact,
    requestWords: forms.appointment,
    sendingWords: forms.sending,
    /** People in their order, each with the name of the file. */
    therapists: Object.entries(therapists)
      .map(([id, therapist]) => ({ id, ...therapist }))
      .toSorted((one, other) => one.order - other.order),
    base,
  };
}

/** Facts of the tests' practice. Tests never read the owner's content. */
export const facts = factsOf(practiceFolder);

export const { practice, services, workshops, articles, pages, therapists, helpLines } = facts;
export const { bothForms, contactWords, requestWords, sendingWords } = facts;
