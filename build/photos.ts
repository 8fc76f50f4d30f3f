import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import type { Photo } from "../app/components/pictures.ts";

const query = "?photo";
/** Device pixels: a portrait is shown at 180 to 350 CSS pixels, on screens of up to twice as many. */
const widths = [240, 480, 720];
const heightPerWidth = 5 / 4;
const formats = ["avif", "webp", "jpeg"] as const;

/**
 * Makes a photo imported with `?photo` ready for the page: upright, cropped like the drawn
 * portraits, in three formats and sizes. While developing, the photo is shown as it is.
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
        ? await makeVariants(file, (fileName, source) => {
            this.emitFile({ type: "asset", fileName, source });
          })
        : { sources: [], src: `/@fs/${file}` };
      return `export default ${JSON.stringify(photo)};`;
    },
  };
}

export async function makeVariants(
  file: string,
  emit: (fileName: string, source: Uint8Array) => void,
): Promise<Photo> {
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
