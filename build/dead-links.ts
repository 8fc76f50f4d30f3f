import { elementsOf } from "../hosting/elements.ts";

/** What a page links to within the site, and the site does not have. */
export function deadLinks(path: string, html: string, paths: readonly string[]) {
  return elementsOf(html)
    .filter(({ name }) => name === "a")
    .map(({ attributes }) => attributes.get("href")?.split(/[?#]/)[0] ?? "")
    .filter((href) => href.startsWith("/") && !paths.includes(href))
    .map((href) => `${path} links to ${href}, which is not on the site`);
}
