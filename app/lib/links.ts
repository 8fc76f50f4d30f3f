import { practice } from "../content/practice";

/** The document inside the map frame: our own drawing, with a link to the real map. */
export const mapFramePath = "/map.html";

/** The articles for apps that read feeds. */
export const feedPath = "/blogs/feed.xml";

/** The absolute URL of something on the site. */
export function absolute(path: string) {
  return practice.siteUrl + path;
}

/** +91 11 0155 0199 → tel:+911101550199 */
export function telHref(number: string) {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

export function mailHref(address: string) {
  return `mailto:${address}`;
}

/** An e-mail about a page, for the visitor to send to anybody. */
export function mailAboutHref(title: string, path: string) {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(absolute(path))}`;
}

const query = encodeURIComponent(practice.mapQuery);

/** Opens the maps app or site, looking for the practice. */
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${query}`;

/** The map that the frame shows once the visitor asks for it. */
export const embeddedMapHref = `https://www.google.com/maps?q=${query}&output=embed`;
