import { base } from "../content/edition";
import { practice } from "../content/practice";

/** Where something lies on the site: `/about` → `/about`, or in the edition under `/hi`, `/hi/about`. */
export function urlOf(path: string, under = base) {
  return path === "/" && under ? under : under + path;
}

/** The document inside the map frame: our own drawing, with a link to the real map. */
export const mapFrameUrl = urlOf("/map.html");

/** What a phone has to know that keeps the site among its apps. */
export const manifestUrl = urlOf("/site.webmanifest");

/** The articles for apps that read feeds. */
export const feedUrl = urlOf("/blogs/feed.xml");

/** The whole URL of a file on the site. */
export function absolute(url: string) {
  return practice.siteUrl + url;
}

/** The whole URL of a page. */
export function pageUrl(path: string, under = base) {
  return absolute(urlOf(path, under));
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
export function mailAboutHref(title: string, path: string) {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageUrl(path))}`;
}
