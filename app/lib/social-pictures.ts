import { slugify } from "../content/slug";

/** Size in pixels that social networks and messengers show without cropping. */
export const socialPictureSize = { width: 1200, height: 630 };

/** URL of a page's social picture: `/services/group-therapy` → `/social/services-group-therapy.png`. */
export function socialPicturePath(path: string): `/${string}` {
  return `/social/${slugify(path.replaceAll("/", " ")) || "home"}.png`;
}
