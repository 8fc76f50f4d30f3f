import { slugify } from "../content/slug";
import { urlOf } from "./links";

/** In pixels: the size that social networks and messengers show without cropping. */
export const socialPictureSize = { width: 1200, height: 630 };

/** Where a page's social picture lies: `/services/group-therapy` → `/social/services-group-therapy.png`. */
export function socialPicturePath(path: string) {
  return urlOf(`/social/${slugify(path.replaceAll("/", " ")) || "home"}.png`);
}
