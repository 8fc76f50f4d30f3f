import type { ComponentProps } from "react";
import type { Article } from "../content/articles";
import { textOf } from "../content/markdown";
import { headingId } from "../content/slug";
import { articleWords } from "../content/words";
import { formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { loadingOf, photoOf, pictureAddress } from "../lib/pictures";
import { HelpLines } from "./help-now";
import { Markdown } from "./markdown";

/** What kind of article it is, of which day, and how long it takes. */
export function ArticleMeta({ article }: { article: Article }) {
  const { category, date, readMinutes } = article;
  return (
    <p className="cluster quiet article-meta">
      <span className="badge">{category}</span>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{fillIn(articleWords.minutes, { minutes: readMinutes })}</span>
    </p>
  );
}

/** The headings of an article as a list of links: its outline. Folded on phones: help comes first. */
export function ArticleContents({ article }: { article: Article }) {
  return (
    <nav className="article-contents" aria-label={articleWords.contents}>
      <details className="fold">
        <summary>{articleWords.contents}</summary>
        <h2 className="minor">{articleWords.contents}</h2>
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
      </details>
    </nav>
  );
}

export function ArticleBody({ article }: { article: Article }) {
  return (
    <div className="article-body">
      <Markdown
        text={article.body}
        idOf={(heading) => headingId(textOf(heading))}
        components={{ img: Picture, "help-lines": HelpLines }}
      />
    </div>
  );
}

/** A picture within the text, which is shown as a whole. */
function Picture({ src = "", alt }: ComponentProps<"img">) {
  const file = `articles/${src}`;
  const address = pictureAddress(file);
  const { sources = [], size } = photoOf(file) ?? {};
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 37rem, 92vw" />
      ))}
      <img src={address} alt={alt} {...size} {...loadingOf(address)} decoding="async" />
    </picture>
  );
}
