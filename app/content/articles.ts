import { content } from "virtual:content";
import { type ThingPath, thingPath } from "./paths";
import { headingsOf } from "./schemas/articles";
import type { Content } from "./schemas/content";
import { countWords } from "./schemas/parts";

export type Article = Omit<Content["articles"][string], "category"> & {
  /** In words. */
  category: string;
  path: ThingPath;
  headings: readonly string[];
  readMinutes: number;
  /** The day of the last review, or before the first one, of publication. */
  updated: string;
};

const wordsPerMinute = 215;

/** As many stand in the menu, and large in the list; the rest is one step further. */
const leadingCount = 2;

/** Those with a place of their own first, then the newest. */
export const articles: readonly Article[] = Object.entries(content.articles)
  .map(([name, article]) => ({
    path: thingPath("articles", name),
    headings: headingsOf(article.body),
    readMinutes: Math.max(1, Math.round(countWords(article.body) / wordsPerMinute)),
    updated: article.lastReviewed ?? article.date,
    ...article,
    category: content.words.articles.categories[article.category],
  }))
  .toSorted((one, other) => {
    const [place = Number.MAX_VALUE, otherPlace = Number.MAX_VALUE] = [one.order, other.order];
    return place - otherPlace || other.date.localeCompare(one.date);
  });

export const leadingArticles = articles.slice(0, leadingCount);
export const furtherArticles = articles.slice(leadingCount);
