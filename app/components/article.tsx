import type { MDXContent } from "mdx/types";
import type { ReactNode } from "react";
import type { ArticleSlug } from "../content/articles";
import { slugify } from "../lib/slug";
import { HelpLines } from "./help-now";

type ArticleModule = { default: MDXContent; headings: readonly string[] };

const modules = import.meta.glob<ArticleModule>("../content/articles/*.mdx", { eager: true });

function articleModule(slug: ArticleSlug) {
  const module = modules[`../content/articles/${slug}.mdx`];
  if (!module) throw new Error(`There is no article app/content/articles/${slug}.mdx.`);
  return module;
}

/** The headings of an article as a list of links: its outline. */
export function ArticleContents({ slug }: { slug: ArticleSlug }) {
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {[...articleModule(slug).headings, "Sources"].map((heading) => (
          <li key={heading}>
            <a href={`#${slugify(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function ArticleBody({ slug }: { slug: ArticleSlug }) {
  const { default: Body } = articleModule(slug);
  return (
    <div className="article-body">
      <Body components={{ h2: Heading, HelpLines }} />
    </div>
  );
}

function Heading({ children }: { children?: ReactNode }) {
  return <h2 id={slugify(String(children))}>{children}</h2>;
}
