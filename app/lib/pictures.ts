import { drawings, photos } from "virtual:pictures";

/** A photo in the formats and sizes that the build made of it. */
export type Photo = {
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  /** Of a photo that is shown as a whole, its proportions in pixels. */
  size?: { width: number; height: number };
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
