import type { ReactNode } from "react";
import type { Article } from "../content/articles";
import { headingId } from "../content/slug";
import { articleWords } from "../content/words";
import { formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { HelpLines } from "./help-now";
import { Markdown } from "./markdown";

/** What kind of article it is, of which day, and how long it takes. */
export function ArticleMeta({ article }: { article: Article }) {
  const { category, date, readMinutes } = article;
  return (
    <p className="article-meta">
      <span className="badge">{category}</span>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{fillIn(articleWords.minutes, { minutes: readMinutes })}</span>
    </p>
  );
}

/** The headings of an article as a list of links: its outline. */
export function ArticleContents({ article }: { article: Article }) {
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">{articleWords.contents}</h2>
      <ol>
        {article.headings.map((heading) => (
          <li key={heading}>
            <a href={`#${headingId(heading)}`}>{heading}</a>
          </li>
        ))}
        <li>
          <a href="#sources">{articleWords.sources}</a>
        </li>
      </ol>
    </nav>
  );
}

export function ArticleBody({ article }: { article: Article }) {
  return (
    <div className="article-body">
      <Markdown text={article.body} components={{ h2: Heading, "help-lines": HelpLines }} />
    </div>
  );
}

function Heading({ children }: { children?: ReactNode }) {
  return <h2 id={headingId(String(children))}>{children}</h2>;
}
