import { linksOf } from "../hosting/policy.ts";

/** What a page links to within the site, and the site does not have. */
export function deadLinks(path: string, html: string, paths: readonly string[]) {
  return linksOf(html)
    .filter((href) => !paths.includes(href))
    .map((href) => `${path} links to ${href}, which is not on the site`);
}
