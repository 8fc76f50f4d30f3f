import { allEditions } from "../app/content/edition";
import { absolute, pageUrl } from "../app/lib/links";
import { isCanonical, routes } from "../app/routes";
import type { SiteFiles } from "./site-file";
import { escapeXml } from "./xml";

const sitemapPath = "/sitemap.xml";
const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** Whether a page is to be had elsewhere, too. */
const isTold = allEditions.length > 1;

/** What search engines are given to start from. */
export const sitemap: SiteFiles = {
  [sitemapPath]: { type: "application/xml", make: async () => sitemapXml() },
  "/robots.txt": {
    type: "text/plain; charset=utf-8",
    make: async () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute(sitemapPath)}\n`,
  },
};

/** Every page once in each language, at its canonical URL. */
function sitemapXml() {
  const pages = routes.filter(isCanonical);
  const urls = pages.flatMap(({ path, updated }) => {
    const inAll = allEditions.map(({ base, language }) => {
      return { language, url: escapeXml(pageUrl(path, base)) };
    });
    const links = isTold ? inAll.map(alternateXml).join("") : "";
    return inAll.map(({ url }) => {
      return `<url><loc>${url}</loc><lastmod>${updated}</lastmod>${links}</url>\n`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isTold ? xhtml : ""}>
${urls.join("")}</urlset>
`;
}

function alternateXml({ language, url }: { language: string; url: string }) {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
}
