import type { ArticleSlug } from "../content/articles";
import type { ServiceSlug } from "../content/services";
import type { WorkshopSlug } from "../content/workshops";
import { slugify } from "./slug";

/** Every URL a link may lead to. The route table holds a page for each. */
export type Path =
  | "/"
  | "/about"
  | "/services"
  | `/services/${ServiceSlug}`
  | "/therapists"
  | TherapistPath
  | "/blogs"
  | `/blogs/${ArticleSlug}`
  | "/workshops"
  | `/workshops/${WorkshopSlug}`
  | "/contact"
  | "/appointments";

/** Made from a name, by `therapistPath` alone. */
type TherapistPath = `/therapists/${string}`;

export function therapistPath(therapist: { name: string }): TherapistPath {
  return `/therapists/${slugify(therapist.name)}`;
}

/** Whether a page is part of a section: `/services/group-therapy` is part of `/services`. */
export function isInSection(path: string, section: Path) {
  return path === section || path.startsWith(`${section}/`);
}
