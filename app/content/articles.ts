import { content } from "virtual:content";
import { headingsOf } from "./schemas/articles";
import type { Content } from "./schemas/content";
import { countWords } from "./schemas/parts";

export type Article = Content["articles"][string] & {
  /** The last part of the page's address: the name of the file. */
  slug: string;
  headings: readonly string[];
  readMinutes: number;
  /** The day of the last review, or before the first one, of publication. */
  updated: string;
};

const wordsPerMinute = 215;

/** The newest first. */
export const articles: readonly Article[] = Object.entries(content.articles)
  .map(([slug, article]) => ({
    slug,
    headings: headingsOf(article.body),
    readMinutes: Math.max(1, Math.round(countWords(article.body) / wordsPerMinute)),
    updated: article.lastReviewed ?? article.date,
    ...article,
  }))
  .toSorted((one, other) => other.date.localeCompare(one.date));
