import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { ContentError, nameOf } from "./read-content.ts";
import { picturesIn } from "./schemas/articles.ts";
import { type Content, picturedThings } from "./schemas/content.ts";
import { isDrawing } from "./schemas/parts.ts";
import { neutralPortrait } from "./therapists.ts";

/**
 * Widths in device pixels. A portrait is shown at 180 to 350 CSS pixels, a picture of something
 * else at up to 640, on screens with up to twice as many.
 */
const shapes = {
  portrait: { widths: [240, 480, 720], heightPerWidth: 5 / 4 },
  landscape: { widths: [480, 960, 1280], heightPerWidth: 3 / 4 },
  /** An article's picture, on its page and on cards. */
  wide: { widths: [480, 960, 1280], heightPerWidth: 5 / 8 },
  /** A photo within a text is shown uncropped. */
  whole: { widths: [480, 960, 1280], heightPerWidth: undefined },
};
/** Bytes up to which a picture is light, as hosts send it. */
export const lightBytes = 10_000;

const formats = ["avif", "webp", "jpeg"] as const;

export type Crop = { heightPerWidth: number | undefined; keepInView: string | undefined };

/** A file that the build makes of a photo. */
export type Variant = { url: `/${string}`; width: number; format: (typeof formats)[number] };

/** A picture of the content, with the URLs at which pages find it. */
export type Picture = {
  /** URL in a format and size that every browser understands. */
  src: `/${string}`;
  /** True if the picture is light enough to load with the page, wherever it is. Only a build weighs photos. */
  isLight: boolean;
  /** Photos only. */
  photo?: {
    crop: Crop;
    variants: readonly Variant[];
    /** Proportions of an uncropped photo, in pixels. */
    size: { width: number; height: number } | undefined;
  };
};

/** Returns the folder of an image: that of the content, or of our own drawings. */
export function sourceOf(folder: string, file: string) {
  return file === neutralPortrait ? file : join(folder, file);
}

/** Reads the pictures that the content names. Each URL holds a hash of all that the file depends on. */
export async function readPictures(folder: string, content: Content) {
  const inTexts = Object.values(content.articles).flatMap(({ body }) => picturesIn(body));
  const shown = picturedThings(content).flatMap(
    ({ picture = neutralPortrait, smallPicture, keepInView }) => [
      { file: picture, keepInView },
      ...(smallPicture ? [{ file: smallPicture }] : []),
    ],
  );
  const pictures: Record<string, Picture> = {};
  for (const { file } of inTexts) pictures[file] = await readPicture(folder, file, "whole");
  for (const { file, keepInView } of shown) {
    pictures[file] = await readPicture(folder, file, shapeOf(file), keepInView);
  }
  return pictures;
}

function shapeOf(file: string) {
  if (file.startsWith("articles/")) return "wide";
  return file.startsWith("therapists/") ? "portrait" : "landscape";
}

async function readPicture(
  folder: string,
  file: string,
  shape: keyof typeof shapes,
  keepInView?: string,
): Promise<Picture> {
  const source = readFileSync(sourceOf(folder, file));
  const name = basename(file, extname(file));
  const hash = createHash("sha256").update(source);
  if (isDrawing(file)) {
    const isLight = gzipSync(source).length <= lightBytes;
    return { src: `/assets/${name}-${shorten(hash)}.svg`, isLight };
  }

  const { widths, heightPerWidth } = shapes[shape];
  const crop = { heightPerWidth, keepInView };
  const fingerprint = shorten(hash.update(JSON.stringify(crop)));
  const variants = formats.flatMap((format) =>
    widths.map((width): Variant => {
      return { url: `/assets/${name}-${width}-${fingerprint}.${format}`, width, format };
    }),
  );
  const [, , , , , , , medium] = variants;
  const whole = await sizeOf(source, join(folder, file));
  const size = heightPerWidth ? undefined : whole;
  return { src: medium?.url ?? "/", isLight: false, photo: { crop, variants, size } };
}

/**
 * Returns the size of a photo as it is seen, after its rotation. Throws plain words if the file
 * isn't a photo.
 */
async function sizeOf(photo: Buffer, place: string) {
  const found = await sharp(photo)
    .metadata()
    .catch(() => undefined);
  // sharp reads the size of a HEIC, and no pixel.
  if (found && found.compression !== "hevc") return found.autoOrient;
  const message = "is a photo that the site cannot show, whatever its name says";
  throw new ContentError([`${nameOf(place)}: ${message}: save it as .jpg, .png, .webp or .avif`]);
}

function shorten(hash: ReturnType<typeof createHash>) {
  return hash.digest("base64url").slice(0, 8);
}
