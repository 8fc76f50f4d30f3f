import { slugify } from "../content/slug";

/** Every URL a link may lead to. The route table holds a page for each. */
export type Path =
  | "/"
  | "/about"
  | "/services"
  | `/services/${string}`
  | "/therapists"
  | `/therapists/${string}`
  | "/blogs"
  | `/blogs/${string}`
  | "/workshops"
  | `/workshops/${string}`
  | "/contact"
  | "/appointments";

export function therapistPath({ name }: { name: string }) {
  return `/therapists/${slugify(name)}` as const;
}

/** Whether a page is part of a section: `/services/group-therapy` is part of `/services`. */
export function isInSection(path: string, section: Path) {
  return path === section || path.startsWith(`${section}/`);
}
