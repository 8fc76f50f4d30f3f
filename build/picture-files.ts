import { readFile } from "node:fs/promises";
import sharp from "sharp";
import {
  type Crop,
  lightBytes,
  type Picture,
  sourceOf,
  type Variant,
} from "../app/content/pictures";
import { makeOnce } from "../hosting/cache";
import type { SiteFiles } from "./site-file";

type Pictures = Readonly<Record<string, Picture>>;

/** Returns the files that pages show of the pictures of a content folder. */
export function pictureFiles(folder: string, pictures: Pictures) {
  const files: Record<string, SiteFiles[`/${string}`]> = {};
  for (const [file, { src, photo }] of Object.entries(pictures)) {
    const read = () => readFile(sourceOf(folder, file));
    if (!photo) files[src] = { type: "image/svg+xml", make: read };
    for (const variant of photo?.variants ?? []) {
      const make = async () => makeVariant(await read(), photo?.crop, variant);
      files[variant.url] = { type: `image/${variant.format}`, make };
    }
  }
  return files;
}

/** Marks photos as light of which every file is. Their files are made for this, and kept. */
export async function weighPhotos(folder: string, pictures: Pictures): Promise<Pictures> {
  const files = pictureFiles(folder, pictures);
  const weighed = Object.entries(pictures).map(async ([name, picture]) => {
    const variants = picture.photo?.variants ?? [];
    const made = await Promise.all(variants.map(({ url }) => files[url]?.make()));
    const isLight = made.every((file) => (file?.length ?? 0) <= lightBytes);
    return [name, picture.photo ? { ...picture, isLight } : picture] as const;
  });
  return Object.fromEntries(await Promise.all(weighed));
}

/** Makes one file of a photo: upright, cropped like the drawings. */
async function makeVariant(original: Buffer, crop: Crop | undefined, { width, format }: Variant) {
  const inputs = [original, JSON.stringify({ crop, width, format })];
  return inTurn(() =>
    makeOnce("photos", inputs, async () => {
      return (await cropped(original, crop, width)).toFormat(format).toBuffer();
    }),
  );
}

async function cropped(original: Buffer, crop: Crop | undefined, width: number) {
  if (!crop?.heightPerWidth) return sharp(original).autoOrient().resize({ width });
  return cropTo(original, width, Math.round(width * crop.heightPerWidth), crop.keepInView);
}

/** Crops a photo to a size. `keepInView` is a CSS `object-position`. */
export async function cropTo(photo: Buffer, width: number, height: number, keepInView?: string) {
  const upright = sharp(photo).autoOrient();
  // The position "attention" keeps the part that draws the eye: faces, bright colours.
  if (!keepInView) return upright.resize({ width, height, fit: "cover", position: "attention" });
  const size = (await sharp(photo).metadata()).autoOrient;
  const scale = Math.max(width / size.width, height / size.height);
  const [left = 50, top = 50] = keepInView.split("% ").map((part) => Number.parseInt(part, 10));
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  return upright.resize({ ...scaled, fit: "fill" }).extract({
    left: Math.round(((scaled.width - width) * left) / 100),
    top: Math.round(((scaled.height - height) * top) / 100),
    ...{ width, height },
  });
}

const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let count = 0;

/** Makes two photos at a time: more would leave no thread to read the rest of the site with. */
export function inTurn<Made>(make: () => Promise<Made>) {
  const lane = count++ % lanes.length;
  const made = Promise.resolve(lanes[lane]).then(make);
  lanes[lane] = made.catch(() => {});
  return made;
}
