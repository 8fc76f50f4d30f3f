import * as v from "valibot";
import { factsOf, fill, linkedFactsOf } from "./placeholders.ts";
import { readSoundContent } from "./read-content.ts";
import { withoutWithheld } from "./samples.ts";
import { type Content, contentSchema } from "./schemas/content.ts";

/** Everything in a folder of content that may be shown, checked, with its facts filled in. */
export function loadContent(folder: string): Content {
  const { raw, known } = readSoundContent(folder);
  const content = v.parse(contentSchema(known), withoutWithheld(raw, folder));
  const prose = { articles: content.articles, "privacy-notice": content["privacy-notice"] };
  return fill({ ...content, ...fill(prose, linkedFactsOf(content)) }, factsOf(content));
}
