import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import sharp from "sharp";
import type { Plugin, ResolvedConfig } from "vite";
import { readContent } from "../app/content/read-content.ts";
import { picturedThings } from "../app/content/schemas/content.ts";
import type { Photo } from "../app/lib/pictures.ts";
import { makeOnce } from "../hosting/cache.ts";

const query = /\?photo$/;
/**
 * In device pixels: a portrait is shown at 180 to 350 CSS pixels, a picture of something else at up
 * to 640, on screens of up to twice as many.
 */
const shapes = {
  portrait: { widths: [240, 480, 720], heightPerWidth: 5 / 4 },
  landscape: { widths: [480, 960, 1280], heightPerWidth: 3 / 4 },
  // Of an article, on its page and on cards alike.
  wide: { widths: [480, 960, 1280], heightPerWidth: 5 / 8 },
  // Within a text, a photo is shown as it is.
  whole: { widths: [480, 960, 1280], heightPerWidth: undefined },
};
const formats = ["avif", "webp", "jpeg"] as const;

type Crop = { shape: keyof typeof shapes; keepInView?: string };

/**
 * Makes a photo imported with `?photo` ready for the page: upright, cropped like the
 * drawings, in three formats and sizes. While developing, the crop alone is shown.
 */
export function photos(folder: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "photos",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    load: {
      filter: { id: query },
      async handler(id) {
        const file = id.replace(query, "");
        const crop = cropOf(relative(folder, file), folder);
        if (this.environment.mode === "build") {
          const photo = await makeVariants(file, crop, (fileName, source) => {
            this.emitFile({ type: "asset", fileName, source });
          });
          return `export default ${JSON.stringify(photo)};`;
        }
        const { shape, keepInView = "any" } = crop;
        const window = keepInView.replaceAll(/\W+/g, "-");
        const preview = join(config.cacheDir, "photos", shape, window, basename(file));
        await mkdir(dirname(preview), { recursive: true });
        await (await cropped(await readFile(file), crop, 960)).jpeg().toFile(preview);
        const size = await sizeOf(file, crop);
        const photo = { sources: [], src: `/@fs/${preview}`, size, weight: 0 };
        return `export default ${JSON.stringify(photo)};`;
      },
    },
  };
}

/** So that a page keeps room for a photo whose proportions only the photo knows. */
async function sizeOf(file: string, { shape }: Crop) {
  return shape === "whole" ? (await sharp(file).metadata()).autoOrient : undefined;
}

/** Portraits stand upright. What has to stay in view is said by whoever shows the photo. */
export function cropOf(file: string, folder: string): Crop {
  const { content } = readContent(folder);
  const things = content ? picturedThings(content) : [];
  const shown = things.find(({ picture }) => picture === file.replaceAll("\\", "/"));
  const { keepInView } = shown ?? {};
  if (file.startsWith("articles")) return { shape: shown ? "wide" : "whole", keepInView };
  return { shape: file.startsWith("therapists") ? "portrait" : "landscape", keepInView };
}

async function cropped(original: Buffer, { shape, keepInView }: Crop, width: number) {
  const { heightPerWidth } = shapes[shape];
  if (!heightPerWidth) return sharp(original).autoOrient().resize({ width });
  return cropTo(original, width, Math.round(width * heightPerWidth), keepInView);
}

/** The part of a photo that a window shows. `keepInView` is what CSS calls `object-position`. */
export async function cropTo(photo: Buffer, width: number, height: number, keepInView?: string) {
  const upright = sharp(photo).autoOrient();
  // Left to itself, sharp keeps what draws the eye: faces, bright colours.
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

/** Two at a time: more would leave no thread to read the rest of the site with. */
export function inTurn<Made>(make: () => Promise<Made>) {
  const lane = count++ % lanes.length;
  const made = Promise.resolve(lanes[lane]).then(make);
  lanes[lane] = made.catch(() => {});
  return made;
}

export async function makeVariants(
  file: string,
  crop: Crop,
  emit: (fileName: string, source: Uint8Array) => void,
): Promise<Photo> {
  const { widths } = shapes[crop.shape];
  const original = await readFile(file);
  const name = basename(file, extname(file));
  const fingerprint = createHash("sha256")
    .update(original)
    .update(crop.keepInView ?? "");
  const hash = fingerprint.digest("base64url").slice(0, 8);
  let weight = 0;

  async function variant(width: number, format: (typeof formats)[number]) {
    const inputs = [original, JSON.stringify({ crop, width, format })];
    const source = await inTurn(() =>
      makeOnce("photos", inputs, async () => {
        return (await cropped(original, crop, width)).toFormat(format).toBuffer();
      }),
    );
    const fileName = `assets/${name}-${width}-${hash}.${format}`;
    emit(fileName, source);
    weight = Math.max(weight, source.length);
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
    size: await sizeOf(file, crop),
    weight,
  };
}
