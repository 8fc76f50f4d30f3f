import type { Site } from "../content/site";

/** Returns the URL of a path of the site: `/about`, or on the Hindi site `/hi/about`. */
export function urlOf(site: Site, path: string, under = site.base) {
  return path === "/" && under ? under : under + path;
}

/** The document inside the map frame: our own drawing, with a link to the real map. */
export function mapFrameUrl(site: Site) {
  return urlOf(site, "/map.html");
}

/** URL of the web app manifest. */
export function manifestUrl(site: Site) {
  return urlOf(site, "/site.webmanifest");
}

/** The articles for apps that read feeds. */
export function feedUrl(site: Site) {
  return urlOf(site, "/blogs/feed.xml");
}

/** The whole URL of a file on the site. */
export function absolute(site: Site, url: string) {
  return site.practice.siteUrl + url;
}

/** The whole URL of a page. */
export function pageUrl(site: Site, path: string, under = site.base) {
  return absolute(site, urlOf(site, path, under));
}

/** Returns a page's URL in each language. `x-default`, for all other languages, is English. */
export function alternatesOf(site: Site, path: string) {
  if (site.languages.length === 1) return [];
  return [...site.languages, { base: "", language: "x-default" }].map(({ base, language }) => {
    return { language, url: pageUrl(site, path, base) };
  });
}

/** +91 11 0155 0199 → tel:+911101550199 */
export function telHref(number: string) {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** WhatsApp wants the number without the sign. */
export function whatsappHref(number: string) {
  return `https://wa.me/${number.replace(/\D/g, "")}`;
}

export function mailHref(address: string) {
  return `mailto:${address}`;
}

/** An e-mail about a page, for the visitor to send to anybody. */
export function mailAboutHref(site: Site, title: string, path: string) {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageUrl(site, path))}`;
}
