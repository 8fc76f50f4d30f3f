import type { Article } from "../content/articles";
import { pages } from "../content/pages";
import { formatDay } from "../lib/dates";

/** What an article rests on, and when somebody last looked at it, once they have. */
export function ArticleSources({ article }: { article: Article }) {
  return (
    <footer className="article-sources flow">
      <h2 id="sources">Sources</h2>
      <ol>
        {article.sources.map(({ author, title, publication, year, url }) => (
          <li key={url}>
            {author.replace(/\.$/, "")}. <a href={url}>{title}</a>.
            {publication && ` ${publication},`} {year}.
          </li>
        ))}
      </ol>
      {article.lastReviewed && article.nextReview && (
        <p>
          Last reviewed on{" "}
          <time dateTime={article.lastReviewed}>{formatDay(article.lastReviewed)}</time>. Next
          review by <time dateTime={article.nextReview}>{formatDay(article.nextReview)}</time>.
        </p>
      )}
      <p>{pages.articles.disclaimer}</p>
    </footer>
  );
}
