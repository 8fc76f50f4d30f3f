import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import type { Photo } from "../app/components/pictures.ts";

const query = "?photo";
/**
 * In device pixels: a portrait is shown at 180 to 350 CSS pixels, a picture of something else at up
 * to 640, on screens of up to twice as many.
 */
const shapes = {
  portrait: { widths: [240, 480, 720], heightPerWidth: 5 / 4 },
  landscape: { widths: [480, 960, 1280], heightPerWidth: 3 / 4 },
};
const formats = ["avif", "webp", "jpeg"] as const;

/**
 * Makes a photo imported with `?photo` ready for the page: upright, cropped like the
 * drawings, in three formats and sizes. While developing, the photo is shown as it is.
 */
export function photos(): Plugin {
  return {
    name: "photos",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return;
      const file = id.slice(0, -query.length);
      const isBuild = this.environment.mode === "build";
      const photo: Photo = isBuild
        ? await makeVariants(file, shapeOf(file), (fileName, source) => {
            this.emitFile({ type: "asset", fileName, source });
          })
        : { sources: [], src: `/@fs/${file}` };
      return `export default ${JSON.stringify(photo)};`;
    },
  };
}

function shapeOf(file: string) {
  return /[\\/]therapists[\\/]/.test(file) ? "portrait" : "landscape";
}

export async function makeVariants(
  file: string,
  shape: keyof typeof shapes,
  emit: (fileName: string, source: Uint8Array) => void,
): Promise<Photo> {
  const { widths, heightPerWidth } = shapes[shape];
  const original = await readFile(file);
  const name = basename(file, extname(file));
  const hash = createHash("sha256").update(original).digest("base64url").slice(0, 8);

  async function variant(width: number, format: (typeof formats)[number]) {
    const height = Math.round(width * heightPerWidth);
    const source = await sharp(original)
      .autoOrient()
      .resize({ width, height, fit: "cover", position: "attention" })
      .toFormat(format)
      .toBuffer();
    const fileName = `assets/${name}-${width}-${hash}.${format}`;
    emit(fileName, source);
    return `/${fileName}`;
  }

  const sources = await Promise.all(
    formats.map(async (format) => {
      const addresses = await Promise.all(widths.map((width) => variant(width, format)));
      const srcSet = addresses.map((address, index) => `${address} ${widths[index]}w`).join(", ");
      return { type: `image/${format}`, srcSet, addresses };
    }),
  );
  return {
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
    src: sources.at(-1)?.addresses[1] ?? "",
  };
}
