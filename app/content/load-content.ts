import * as v from "valibot";
import { factsOf, fill, linkedFactsOf } from "./placeholders.ts";
import { readSoundContent } from "./read-content.ts";
import { withoutWithheld } from "./samples.ts";
import { type Content, contentSchema } from "./schemas/content.ts";

/**
 * Everything in a folder of content that may be shown, checked, with its facts filled in; in English,
 * or in the words of another language.
 */
export function loadContent(folder: string, language?: string): Content {
  const { raw, known, translations } = readSoundContent(folder);
  const inWords = language ? translations[language]?.raw : raw;
  const content = v.parse(contentSchema(known), withoutWithheld(raw, folder, inWords));
  const prose = { articles: content.articles, "privacy-notice": content["privacy-notice"] };
  const filled = fill({ ...content, ...fill(prose, linkedFactsOf(content)) }, factsOf(content));
  if (!language) return filled;
  // The English notice stands there, too, and has its facts in English.
  const { english } = loadContent(folder)["privacy-notice"];
  return { ...filled, "privacy-notice": { ...filled["privacy-notice"], english } };
}
