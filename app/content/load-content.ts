import * as v from "valibot";
import { factsOf, fill, linkedFactsOf } from "./placeholders.ts";
import { readSoundContent } from "./read-content.ts";
import { withoutWithheld } from "./samples.ts";
import { type Content, contentSchema } from "./schemas/content.ts";

/**
 * Everything in a folder of content that may be shown, checked, with its facts filled in, in English or
 * in the words of another language; and what such an edition knows of the site beyond its words: the
 * languages that there are, what is judged by its English words, and what is still told in them.
 */
export function loadEdition({ folder, language }: { folder: string; language?: string }) {
  const { raw, known, translations, content: sound } = readSoundContent(folder);
  const editions = Object.entries({ "": { raw, untranslated: [] }, ...translations });

  function contentOf(inWords: typeof raw) {
    const content = v.parse(contentSchema(known), withoutWithheld(raw, folder, inWords));
    const prose = { articles: content.articles, "privacy-notice": content["privacy-notice"] };
    return fill({ ...content, ...fill(prose, linkedFactsOf(content)) }, factsOf(content));
  }

  const { raw: inWords = raw, untranslated = [] } = translations[language ?? ""] ?? {};
  const content = contentOf(inWords);
  // The English notice stands in every edition, and has its facts in English.
  const { english } = (inWords === raw ? content : contentOf(raw))["privacy-notice"];
  return {
    content: { ...content, "privacy-notice": { ...content["privacy-notice"], english } },
    editions: editions.map(([name, { raw }]) => ({
      base: name && `/${name}`,
      language: String(raw.words?.language),
      name: String(raw.words?.languageName),
    })),
    replies: Object.fromEntries(
      editions.map(([, { raw }]) => [
        String(raw.words?.language),
        contentOf(raw).forms.sending.reply,
      ]),
    ),
    english: { names: known.names, callBy: sound.practice.freeConsultation.by },
    untranslated,
  };
}

export function loadContent(folder: string, language?: string): Content {
  return loadEdition({ folder, language }).content;
}
