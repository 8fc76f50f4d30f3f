import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugify } from "../app/content/slug.ts";

/** Pixels. */
export type Size = { width: number; height: number };

/** Sharpest variant that the build makes of a portrait. */
export const smallestPhoto: Size = { width: 720, height: 900 };

/** Smallest other picture: pages show it at up to 640 pixels, mostly on dense screens. */
const smallestPicture: Size = { width: 960, height: 720 };

/** Longest side of a stored photo, in pixels: more than any page shows, and half of a phone's. */
const longestSide = 2400;

/** Returns the folder of new photos whose entry isn't saved yet. */
function waitingRoom(root: string, folder: string) {
  return join(root, ".editor", "pictures", folder);
}

const notOpened =
  "This cannot be opened as a picture. Photos that every browser knows end in .jpg, .png, .webp or .avif.";

/** Returns the size of a photo, turned upright. Undefined if it can't be opened. */
export async function sizeOf(photo: string | Buffer): Promise<Size | undefined> {
  const { autoOrient } = await sharp(photo)
    .metadata()
    .catch(() => ({ autoOrient: undefined }));
  return autoOrient;
}

/** Tells whether all of a photo can be read, not only its size. */
export function isReadable(photo: string) {
  return sharp(photo)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Keeps a photo, upright, of a sensible size, and without the camera's metadata, such as place and
 * time. Returns its name, or the reason why it can't be used.
 */
export async function keepPicture(
  root: string,
  folder: string,
  fileName: string,
  bytes: Buffer,
): Promise<{ name?: string; message?: string }> {
  const smallest = folder === "therapists" ? smallestPhoto : smallestPicture;
  const size = /^[\w-]+$/.test(folder) ? await sizeOf(bytes) : undefined;
  if (!size) return { message: notOpened };
  if (size.width < smallest.width || size.height < smallest.height) {
    return {
      message: `This picture has ${size.width} × ${size.height} pixels. It needs at least ${smallest.width} × ${smallest.height}.`,
    };
  }
  mkdirSync(waitingRoom(root, folder), { recursive: true });
  const start = slugify(fileName.replace(/\.\w+$/, "").replace(/[_.]+/g, " ")) || "photo";
  const name = `${start}-${randomBytes(2).toString("hex")}.jpg`;
  const photo = sharp(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 88 });
  return photo.toFile(join(waitingRoom(root, folder), name)).then(
    () => ({ name }),
    // The file may be cut off, or in a format that sharp can't decode.
    () => ({ message: notOpened }),
  );
}

/** Returns the waiting photos that a text names. */
export function newPictures(root: string, folder: string, text: string) {
  const waiting = waitingRoom(root, folder);
  const names = existsSync(waiting) ? readdirSync(waiting) : [];
  return names
    .filter((name) => text.includes(name) && !existsSync(join(root, "content", folder, name)))
    .map((name) => [`${folder}/${name}`, readFileSync(join(waiting, name))] as const);
}

/** Finds a picture in the content, or a new one whose entry isn't saved yet. */
export function findPicture(root: string, folder: string, name: string) {
  const isName = /^[\w-]+$/.test(folder) && /^[\w.-]+$/.test(name);
  const places = [join(root, "content", folder, name), join(waitingRoom(root, folder), name)];
  const found = isName && places.find((place) => existsSync(place));
  return found ? readFileSync(found) : undefined;
}
