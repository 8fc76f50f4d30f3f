import { absolute, pageUrl } from "../app/lib/links";
import { isCanonical, routes } from "../app/routes";
import type { SiteFiles } from "./site-file";
import { escapeXml } from "./xml";

const sitemapPath = "/sitemap.xml";

/** What search engines are given to start from. */
export const sitemap: SiteFiles = {
  [sitemapPath]: { type: "application/xml", make: async () => sitemapXml() },
  "/robots.txt": {
    type: "text/plain; charset=utf-8",
    make: async () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute(sitemapPath)}\n`,
  },
};

/** Every page once, at its canonical URL. */
function sitemapXml() {
  const pages = routes.filter(isCanonical);
  const urls = pages.map(({ path, updated }) => {
    return `<url><loc>${escapeXml(pageUrl(path))}</loc><lastmod>${updated}</lastmod></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
