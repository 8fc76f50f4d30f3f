import { resolve } from "node:path";
import { factsOf, fill, linkedFactsOf } from "./placeholders";
import { readSoundContent } from "./read-content";

function loadContent() {
  const { content } = readSoundContent(resolve("content"));
  const { practice } = content;
  const prose = { articles: content.articles, "privacy-notice": content["privacy-notice"] };
  return fill({ ...content, ...fill(prose, linkedFactsOf(practice)) }, factsOf(practice));
}

/** Everything in `content/`, checked. */
export const content = loadContent();
