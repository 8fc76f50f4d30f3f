import type { ReactNode } from "react";
import type { Article } from "../content/articles";
import { slugify } from "../content/slug";
import { HelpLines } from "./help-now";
import { Markdown } from "./markdown";

/** The headings of an article as a list of links: its outline. */
export function ArticleContents({ article }: { article: Article }) {
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {[...article.headings, "Sources"].map((heading) => (
          <li key={heading}>
            <a href={`#${headingId(heading)}`}>{heading}</a>
          </li>
        ))}
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

/** In another script, the heading as it is. */
function headingId(heading: string) {
  return slugify(heading) || heading.replaceAll(/\s+/g, "-");
}
