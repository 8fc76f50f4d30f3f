import { headingsOf } from "./markdown.ts";
import { entryPath } from "./paths.ts";
import type { Content } from "./schemas/content.ts";
import { countWords } from "./schemas/parts.ts";

const wordsPerMinute = 215;

/** Number of articles in the menu, which are also large in the list. */
const leadingCount = 2;

/** The articles of the practice: those with an `order` first, then the others, newest first. */
export function articlesOf({ articles, words }: Content) {
  return Object.entries(articles)
    .map(([name, article]) => ({
      path: entryPath("articles", name),
      headings: headingsOf(article.body),
      readMinutes: Math.max(1, Math.round(countWords(article.body) / wordsPerMinute)),
      /** Day of the last review, or of publication before the first one. */
      updated: article.lastReviewed ?? article.date,
      ...article,
      /** Name of the category. */
      category: words.articles.categories[article.category],
    }))
    .toSorted((one, other) => {
      const [place = Number.MAX_VALUE, otherPlace = Number.MAX_VALUE] = [one.order, other.order];
      return place - otherPlace || other.date.localeCompare(one.date);
    });
}

export type Article = ReturnType<typeof articlesOf>[number];

export function leadingArticles(site: { articles: readonly Article[] }) {
  return site.articles.slice(0, leadingCount);
}

export function furtherArticles(site: { articles: readonly Article[] }) {
  return site.articles.slice(leadingCount);
}
