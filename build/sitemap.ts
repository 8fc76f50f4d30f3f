import type { Site } from "../app/content/site";
import { absolute, alternatesOf, pageUrl } from "../app/lib/links";
import { isCanonical, routes } from "../app/routes";
import type { SiteFiles } from "./site-file";
import { escapeXml } from "./xml";

const sitemapPath = "/sitemap.xml";
const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The sitemap and the robots.txt of a site. */
export function sitemap(site: Site): SiteFiles {
  return {
    [sitemapPath]: { type: "application/xml", make: async () => sitemapXml(site) },
    "/robots.txt": {
      type: "text/plain; charset=utf-8",
      make: async () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, sitemapPath)}\n`,
    },
  };
}

/** Every page once in each language, at its canonical URL. */
function sitemapXml(site: Site) {
  const pages = routes(site).filter(isCanonical);
  const urls = pages.flatMap(({ path, updated }) => {
    const links = alternatesOf(site, path).map(alternateXml).join("");
    return site.languages.map(({ base }) => {
      const url = escapeXml(pageUrl(site, path, base));
      return `<url><loc>${url}</loc><lastmod>${updated}</lastmod>${links}</url>\n`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${site.languages.length > 1 ? xhtml : ""}>
${urls.join("")}</urlset>
`;
}

function alternateXml({ language, url }: { language: string; url: string }) {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
}
