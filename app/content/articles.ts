import { content } from "virtual:content";
import { headingsOf } from "./markdown";
import { thingPath } from "./paths";
import { countWords } from "./schemas/parts";

const wordsPerMinute = 215;

/** As many stand in the menu, and large in the list; the rest is one step further. */
const leadingCount = 2;

/** Those with a place of their own first, then the newest. */
export const articles = Object.entries(content.articles)
  .map(([name, article]) => ({
    path: thingPath("articles", name),
    headings: headingsOf(article.body),
    readMinutes: Math.max(1, Math.round(countWords(article.body) / wordsPerMinute)),
    /** The day of the last review, or before the first one, of publication. */
    updated: article.lastReviewed ?? article.date,
    ...article,
    /** In words. */
    category: content.words.articles.categories[article.category],
  }))
  .toSorted((one, other) => {
    const [place = Number.MAX_VALUE, otherPlace = Number.MAX_VALUE] = [one.order, other.order];
    return place - otherPlace || other.date.localeCompare(one.date);
  });

export type Article = (typeof articles)[number];

export const leadingArticles = articles.slice(0, leadingCount);
export const furtherArticles = articles.slice(leadingCount);
