import type { Site } from "../content/site";

export type Crumb = { path: string; name: string };

type Page = { path: string; title: string; heading: string; canonical?: string };

/**
 * Returns the pages from the home page down to a page, both included. A page within a section has
 * its heading as its name. A top page has its title, because its heading is a greeting.
 */
export function breadcrumbs(site: Site, page: Page, pages: readonly Page[]): readonly Crumb[] {
  const { path, canonical = path, title, heading } = page;
  const home = { path: "/", name: site.words.navigation.home };
  if (path === "/") return [home];
  const sectionPath = path.slice(0, path.lastIndexOf("/"));
  const section = pages.find((candidate) => candidate.path === sectionPath);
  return [
    home,
    ...(section ? [{ path: section.path, name: section.title }] : []),
    { path: canonical, name: section ? heading : title },
  ];
}
