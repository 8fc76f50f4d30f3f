import type { Site } from "../content/site";

/** A photo in the formats and sizes that the build made of it. */
export type Photo = {
  sources: readonly { type: string; srcSet: string }[];
  /** Proportions of an uncropped photo, in pixels. */
  size: { width: number; height: number } | undefined;
};

/** Returns a picture of the content if it is a photo. */
export function photoOf({ pictures }: Site, file: string): Photo | undefined {
  const { photo } = pictures[file] ?? {};
  if (!photo) return;
  const formats = [...new Set(photo.variants.map(({ format }) => format))];
  const sources = formats.map((format) => {
    const variants = photo.variants.filter((variant) => variant.format === format);
    const srcSet = variants.map(({ url, width }) => `${url} ${width}w`).join(", ");
    return { type: `image/${format}`, srcSet };
  });
  return { sources, size: photo.size };
}

/** Returns the URL of a picture of the content, in the size that every browser understands. */
export function pictureUrl({ pictures }: Site, file: string) {
  const picture = pictures[file];
  if (!picture) throw new Error(`There is no picture ${file} in the content.`);
  return picture.src;
}

/**
 * Returns how an image loads. Light ones below the first screen don't wait until they come near: a
 * full-page capture, or a visitor who scrolls fast, would find empty arches. The project's own
 * drawings are all light.
 */
export function loadingOf({ pictures }: Site, src: string, isOnFirstScreen = false) {
  if (isOnFirstScreen) return {};
  const ofContent = Object.values(pictures).find((picture) => picture.src === src);
  const isLight = ofContent?.isLight ?? true;
  return isLight ? ({ fetchPriority: "low" } as const) : ({ loading: "lazy" } as const);
}
