import { drawings, drawingWeights, photos } from "virtual:pictures";

/** A photo in the formats and sizes that the build made of it. */
export type Photo = {
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  /** Of a photo that is shown as a whole, its proportions in pixels. */
  size?: { width: number; height: number };
  /** Bytes of the largest of these files. */
  weight: number;
};

/** A picture of the content, if it is a photo. */
export function photoOf(file: string) {
  return photos[file];
}

/** Where a picture of the content lies, in the size that every browser understands. */
export function pictureAddress(file: string) {
  const address = photoOf(file)?.src ?? drawings[file];
  if (!address) throw new Error(`There is no picture content/${file}.`);
  return address;
}

/** Bytes up to which a picture loads with the page, wherever it is. */
const lightWeight = 10_000;

const weights = new Map([
  ...Object.entries(drawings).map(([file, src]) => [src, drawingWeights[file] ?? 0] as const),
  ...Object.values(photos).map(({ src, weight }) => [src, weight] as const),
]);

/**
 * How an image loads. Light ones below the first screen don't wait until they come near: a full-page
 * capture, or a visitor who scrolls fast, would find empty arches. The project's own drawings are all
 * light.
 */
export function loadingOf(src: string, isOnFirstScreen = false) {
  if (isOnFirstScreen) return {};
  const isLight = (weights.get(src) ?? 0) <= lightWeight;
  return isLight ? ({ fetchPriority: "low" } as const) : ({ loading: "lazy" } as const);
}
