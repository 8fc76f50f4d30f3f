import { renderToStaticMarkup } from "react-dom/server";
import { ArticleBody } from "../app/components/article";
import { ArticleSources } from "../app/components/article-sources";
import { articles } from "../app/content/articles";
import { language } from "../app/content/edition";
import { pages } from "../app/content/pages";
import { practice } from "../app/content/practice";
import { absolute, feedUrl, pageUrl } from "../app/lib/links";
import { withAbsoluteUrls } from "./absolute-urls";
import type { SiteFiles } from "./site-file";
import { escapeXml } from "./xml";

/** The articles with their full text, for those who read in an app of their own (Atom, RFC 4287). */
export const feed: SiteFiles =
  articles.length > 0
    ? { [feedUrl]: { type: "application/atom+xml; charset=utf-8", make: async () => feedXml() } }
    : {};

function feedXml() {
  const updated = articles.map((article) => article.updated).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(`${pages.articles.title} | ${practice.name}`)}</title>
<subtitle>${escapeXml(pages.articles.description)}</subtitle>
<id>${pageUrl("/blogs")}</id>
<link rel="alternate" type="text/html" href="${pageUrl("/blogs")}"/>
<link rel="self" type="application/atom+xml" href="${absolute(feedUrl)}"/>
<updated>${startOfDay(updated.at(-1) ?? "")}</updated>
<author><name>${escapeXml(practice.name)}</name><uri>${pageUrl("/")}</uri></author>
${articles.map(entryXml).join("")}</feed>
`;
}

function entryXml(article: (typeof articles)[number]) {
  const address = pageUrl(article.path);
  const text = renderToStaticMarkup(
    <>
      <ArticleBody article={article} />
      <ArticleSources article={article} />
    </>,
  );
  return `<entry>
<title>${escapeXml(article.title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${startOfDay(article.date)}</published>
<updated>${startOfDay(article.updated)}</updated>
<category term="${escapeXml(article.category)}"/>
<summary>${escapeXml(article.excerpt)}</summary>
<content type="html">${escapeXml(withAbsoluteUrls(text, address))}</content>
</entry>
`;
}

/** Articles have a day and no hour. */
function startOfDay(day: string) {
  return `${day}T00:00:00+05:30`;
}
