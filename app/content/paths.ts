import type { pagesSchema } from "./schemas/pages.ts";
import { personSlug } from "./slug.ts";

type PageName = Exclude<keyof typeof pagesSchema.entries, "not-found">;
/** The pages of every practice, by the name of the file that holds their words. */
export const pagePaths = {
  home: "/",
  about: "/about",
  services: "/services",
  therapists: "/therapists",
  articles: "/blogs",
  workshops: "/workshops",
  contact: "/contact",
  appointments: "/appointments",
} as const satisfies Readonly<Record<PageName, string>>;

/** Anchors within pages that other pages link to. */
type Anchor =
  | "/about#first-visit"
  | "/services#fees"
  | "/services#questions"
  | "/services#urgency"
  | "/contact#getting-here"
  | "/appointments#privacy-notice";

declare const made: unique symbol;

/** Returns the path of a service, therapist, article or workshop. No other code makes one. */
export type EntryPath = string & { readonly [made]: true };

/** Every path that a link may have. The route table has a page for each. */
export type Path = (typeof pagePaths)[keyof typeof pagePaths] | Anchor | EntryPath;

type Collection = "services" | "therapists" | "articles" | "workshops";

/** Returns the path of an entry. `name` is the entry's file name, without the ending. */
export function entryPath(collection: Collection, name: string) {
  return `${pagePaths[collection]}/${name}` as EntryPath;
}

export function personPath(person: { id: string; name: string }) {
  return entryPath("therapists", personSlug(person));
}

/** True if a page is part of a section: `/services/group-therapy` is part of `/services`. */
export function isInSection(path: string, section: Path) {
  return path.startsWith(`${section}/`) || path === section;
}
