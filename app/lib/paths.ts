import { slugOfPerson } from "../content/slug";

/** Places within pages that others lead to. */
type Anchor =
  | "/about#first-visit"
  | "/services#fees"
  | "/services#questions"
  | "/services#urgency"
  | "/contact#getting-here"
  | "/appointments#privacy-notice";

/** Every URL a link may lead to. The route table holds a page for each. */
export type Path =
  | Anchor
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

export function therapistPath(therapist: { id: string; name: string }) {
  return `/therapists/${slugOfPerson(therapist)}` as const;
}

/** Whether a page is part of a section: `/services/group-therapy` is part of `/services`. */
export function isInSection(path: string, section: Path) {
  return path === section || path.startsWith(`${section}/`);
}
