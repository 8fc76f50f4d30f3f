import type { PageElement } from "../hosting/elements.ts";

/** Returns links of a page whose page or anchor doesn't exist on the site. */
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
