import { content, edition, editions, english, untranslated } from "virtual:content";

/** What is rendered as one site: some content, in the language of its words, under a path. */
export const { language } = content.words;

/** Before the path of every page: nothing, or `/hi`. */
export const { base } = edition;

/** Those in which every page is to be had, this one among them: the first is the English one. */
export const allEditions = editions;

export const otherEditions = editions.filter((other) => other.base !== base);

/** People's English names, by the names of their files: addresses and values are made of these. */
export const englishNames = english.names;

/** Whether the free first call is a call to our phone. */
export const isCallByPhone = english.callBy === "phone";

/** Things that are told in English here: `articles/sleeping-again`. */
export const inEnglish = untranslated;
