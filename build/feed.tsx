import { renderToStaticMarkup } from "react-dom/server";
import { ArticleBody } from "../app/components/article";
import { ArticleSources } from "../app/components/article-sources";
import { SiteContext } from "../app/components/use-site";
import type { Article } from "../app/content/articles";
import type { Site } from "../app/content/site";
import { absolute, feedUrl, pageUrl } from "../app/lib/links";
import { withAbsoluteUrls } from "./absolute-urls";
import type { SiteFiles } from "./site-file";
import { escapeXml } from "./xml";

/** The articles with their full text, for those who read in an app of their own (Atom, RFC 4287). */
export function feed(site: Site): SiteFiles {
  return site.articles.length > 0
    ? {
        [feedUrl(site)]: {
          type: "application/atom+xml; charset=utf-8",
          make: async () => feedXml(site),
        },
      }
    : {};
}

function feedXml(site: Site) {
  const updated = site.articles.map((article) => article.updated).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
<title>${escapeXml(`${site.pages.articles.title} | ${site.practice.name}`)}</title>
<subtitle>${escapeXml(site.pages.articles.description)}</subtitle>
<id>${pageUrl(site, "/blogs")}</id>
<link rel="alternate" type="text/html" href="${pageUrl(site, "/blogs")}"/>
<link rel="self" type="application/atom+xml" href="${absolute(site, feedUrl(site))}"/>
<updated>${startOfDay(updated.at(-1) ?? "")}</updated>
<author><name>${escapeXml(site.practice.name)}</name><uri>${pageUrl(site, "/")}</uri></author>
${site.articles.map((article) => entryXml(site, article)).join("")}</feed>
`;
}

function entryXml(site: Site, article: Article) {
  const address = pageUrl(site, article.path);
  const text = renderToStaticMarkup(
    <SiteContext value={site}>
      <ArticleBody article={article} />
      <ArticleSources article={article} />
    </SiteContext>,
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
