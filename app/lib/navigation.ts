import { articles, leadingArticles } from "../content/articles";
import type { Path } from "../content/paths";
import { services } from "../content/services";
import { therapists } from "../content/therapists";
import { navigation } from "../content/words";
import { workshops } from "../content/workshops";

export type NavLink = { to: Path; label: string };
export type NavSection = {
  label: string;
  to: Path;
  all: string;
  links: readonly NavLink[];
  /** A practice may hold no workshops, or write no articles: then nothing leads to them. */
  isThere: boolean;
};

/** A menu that everybody's every page carries stays short; the rest is behind its last link. */
const menuLimit = 12;

/** The four menus of the top bar, in order: the pages of a section, then all of it. */
export const sections = {
  services: {
    ...navigation.services,
    to: "/services",
    isThere: true,
    links: services.map(({ path, title }) => ({ to: path, label: title })),
  },
  therapists: {
    ...navigation.therapists,
    to: "/therapists",
    isThere: true,
    links: therapists.slice(0, menuLimit).map(({ path, name }) => ({ to: path, label: name })),
  },
  blogs: {
    ...navigation.blogs,
    to: "/blogs",
    isThere: articles.length > 0,
    links: leadingArticles.map(({ path, title }) => ({ to: path, label: title })),
  },
  workshops: {
    ...navigation.workshops,
    to: "/workshops",
    isThere: workshops.length > 0,
    // A dated workshop is announced on the home page instead, and goes when its day has passed.
    links: workshops
      .filter((workshop) => workshop.kind !== "dated-club")
      .map(({ path, title }) => ({ to: path, label: title })),
  },
} satisfies Record<string, NavSection>;
