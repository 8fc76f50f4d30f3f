import { resolve } from "node:path";
import * as v from "valibot";
import { factsOf, fill, linkedFactsOf } from "./placeholders";
import { readSoundContent } from "./read-content";
import { withoutWithheld } from "./samples";
import { contentSchema } from "./schemas/content";

function loadContent() {
  const folder = resolve("content");
  const { raw, known } = readSoundContent(folder);
  const content = v.parse(contentSchema(known), withoutWithheld(raw, folder));
  const { practice } = content;
  const prose = { articles: content.articles, "privacy-notice": content["privacy-notice"] };
  return fill({ ...content, ...fill(prose, linkedFactsOf(practice)) }, factsOf(practice));
}

/** Everything in `content/` that may be shown, checked. */
export const content = loadContent();
