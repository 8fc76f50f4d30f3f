import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { SiteFiles } from "./site-file";
import { colour } from "./tokens";

const readMark = () => readFile("app/drawings/mark.svg");
const transparent = "#0000";

/** The mark of the practice in all the forms that browsers and phones ask for. */
export const icons: SiteFiles = {
  "/favicon.svg": { type: "image/svg+xml", make: readMark },
  "/favicon.ico": { type: "image/x-icon", make: makeFavicon },
  "/apple-touch-icon.png": png(180, { markHeight: 0.66, background: colour("paper") }),
  "/icon-192.png": png(192),
  "/icon-512.png": png(512),
  // A phone may cut away all but a circle of four fifths of the width.
  "/icon-maskable-512.png": png(512, { markHeight: 0.6, background: colour("paper") }),
};

type Look = {
  /** Share of the icon's height, from 0 to 1. */
  markHeight?: number;
  background?: string;
};

function png(size: number, look?: Look) {
  return { type: "image/png", make: () => drawIcon(size, look) };
}

async function drawIcon(size: number, { markHeight = 1, background = transparent }: Look = {}) {
  const height = Math.round(size * markHeight);
  const mark = await sharp(await readMark())
    .resize({ width: size, height, fit: "contain", background: transparent })
    .toBuffer();
  const icon = { width: size, height: size, channels: 4 as const, background };
  return sharp({ create: icon })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function makeFavicon() {
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map((size) => drawIcon(size)));
  return packIco(images.map((image, index) => ({ size: sizes[index] ?? 0, image })));
}

const headerBytes = 6;
const entryBytes = 16;

/** The container of `favicon.ico`: a header, an entry for each image, then the images. */
export function packIco(images: readonly { size: number; image: Buffer }[]) {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length);
  directory.writeUInt16LE(1, 2); // Icons, not cursors.
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, image }] of images.entries()) {
    const entry = headerBytes + entryBytes * index;
    directory.writeUInt8(size, entry); // Width.
    directory.writeUInt8(size, entry + 1); // Height.
    directory.writeUInt16LE(1, entry + 4); // Colour planes.
    directory.writeUInt16LE(32, entry + 6); // Bits for each pixel.
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([directory, ...images.map(({ image }) => image)]);
}
