import type { ComponentProps } from "react";
import type { Article } from "../content/articles";
import { textOf } from "../content/markdown";
import { headingId } from "../content/slug";
import { loadingOf, photoOf, pictureUrl } from "../lib/pictures";
import { HelpLines } from "./help-lines";
import { Markdown } from "./markdown";
import { useSite } from "./use-site";

/** The headings of an article as a list of links: its outline. Folded on phones: help comes first. */
export function ArticleContents({ article }: { article: Article }) {
  const { words } = useSite();
  return (
    <nav className="article-contents" aria-label={words.articles.contents}>
      <details className="fold">
        <summary>{words.articles.contents}</summary>
        <h2 className="minor">{words.articles.contents}</h2>
        <ol>
          {article.headings.map((heading) => (
            <li key={heading}>
              <a href={`#${headingId(heading)}`}>{heading}</a>
            </li>
          ))}
          <li>
            <a href="#sources">{words.articles.sources}</a>
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
        components={{ img: Picture, "help-lines": HelpNumbers }}
      />
    </div>
  );
}

function HelpNumbers() {
  return (
    <div className="article-help">
      <HelpLines of={useSite()} />
    </div>
  );
}

/** A picture within the text, which is shown as a whole. */
function Picture({ src = "", alt }: ComponentProps<"img">) {
  const site = useSite();
  const file = `articles/${src}`;
  const url = pictureUrl(site, file);
  const { sources = [], size } = photoOf(site, file) ?? {};
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 37rem, 92vw" />
      ))}
      <img src={url} alt={alt} {...size} {...loadingOf(site, url)} decoding="async" />
    </picture>
  );
}
