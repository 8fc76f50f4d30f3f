import type { Article } from "../content/articles";
import { formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { FillIn } from "./fill-in";
import { useSite } from "./use-site";

/** Sources of an article, in their own language, and the date of its last review, if there was one. */
export function ArticleSources({ article }: { article: Article }) {
  const site = useSite();
  return (
    <footer className="article-sources flow">
      <h2 className="minor" id="sources">
        {site.words.articles.sources}
      </h2>
      <ol lang={site.language.startsWith("en") ? undefined : "en"}>
        {article.sources.map(({ author, title, publication, year, url }) => (
          <li key={url}>
            {author.replace(/\.$/, "")}. <a href={url}>{title}</a>.
            {publication && ` ${publication},`} {year}.
          </li>
        ))}
      </ol>
      {article.lastReviewed && article.nextReview && (
        <p>
          <FillIn
            text={site.words.articles.reviewed}
            values={{
              last: (
                <time dateTime={article.lastReviewed}>{formatDay(site, article.lastReviewed)}</time>
              ),
              next: (
                <time dateTime={article.nextReview}>{formatDay(site, article.nextReview)}</time>
              ),
            }}
          />
        </p>
      )}
      {article.author && <p>{fillIn(site.words.articles.writtenBy, { author: article.author })}</p>}
      <p>
        {article.reviewer
          ? fillIn(site.words.articles.reviewedBy, { reviewer: article.reviewer })
          : site.words.articles.notReviewed}
      </p>
      <p>{site.pages.articles.disclaimer}</p>
    </footer>
  );
}
