import type { Article } from "../content/articles";
import { language } from "../content/edition";
import { pages } from "../content/pages";
import { articleWords } from "../content/words";
import { formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { FillIn } from "./fill-in";

/** What an article rests on, each in its own language, which is English here, and when somebody last looked at it, once they have. */
export function ArticleSources({ article }: { article: Article }) {
  return (
    <footer className="article-sources flow">
      <h2 className="minor" id="sources">
        {articleWords.sources}
      </h2>
      <ol lang={language.startsWith("en") ? undefined : "en"}>
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
            text={articleWords.reviewed}
            values={{
              last: <time dateTime={article.lastReviewed}>{formatDay(article.lastReviewed)}</time>,
              next: <time dateTime={article.nextReview}>{formatDay(article.nextReview)}</time>,
            }}
          />
        </p>
      )}
      {article.author && <p>{fillIn(articleWords.writtenBy, { author: article.author })}</p>}
      <p>
        {article.reviewer
          ? fillIn(articleWords.reviewedBy, { reviewer: article.reviewer })
          : articleWords.notReviewed}
      </p>
      <p>{pages.articles.disclaimer}</p>
    </footer>
  );
}
