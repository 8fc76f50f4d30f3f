import { leadingArticles } from "../content/articles";
import type { Path } from "../content/paths";
import type { Site } from "../content/site";

export type NavLink = { to: Path; label: string };
export type NavSection = {
  label: string;
  to: Path;
  all: string;
  links: readonly NavLink[];
  /** Without workshops or articles, no menu links to them. */
  isThere: boolean;
};

/** Limits a menu, which every page contains. Its last link leads to the rest. */
const menuLimit = 12;

/** The four menus of the top bar, in order: the pages of a section, then all of it. */
export function sections(site: Site) {
  return {
    services: {
      ...site.words.navigation.services,
      to: "/services",
      isThere: true,
      links: site.services.map(({ path, title }) => ({ to: path, label: title })),
    },
    therapists: {
      ...site.words.navigation.therapists,
      to: "/therapists",
      isThere: true,
      links: site.therapists
        .slice(0, menuLimit)
        .map(({ path, name }) => ({ to: path, label: name })),
    },
    blogs: {
      ...site.words.navigation.blogs,
      to: "/blogs",
      isThere: site.articles.length > 0,
      links: leadingArticles(site).map(({ path, title }) => ({ to: path, label: title })),
    },
    workshops: {
      ...site.words.navigation.workshops,
      to: "/workshops",
      isThere: site.workshops.length > 0,
      // Dated workshops are announced on the home page instead, until their day has passed.
      links: site.workshops
        .filter((workshop) => workshop.kind !== "dated-club")
        .map(({ path, title }) => ({ to: path, label: title })),
    },
  } satisfies Record<string, NavSection>;
}
