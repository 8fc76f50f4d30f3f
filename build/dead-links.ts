import type { PageElement } from "../hosting/elements.ts";

/** Returns the links of a page that lead to no page or anchor of the site. */
export function deadLinks(
  path: string,
  elements: readonly PageElement[],
  paths: readonly string[],
) {
  return elements
    .filter(({ name }) => name === "a")
    .map(({ attributes }) => attributes.get("href")?.split(/[?#]/)[0] ?? "")
    .filter((href) => href.startsWith("/") && !paths.includes(href))
    .map((href) => `${path} links to ${href}, which is not on the site`);
}
