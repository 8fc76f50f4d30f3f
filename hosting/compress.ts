import { existsSync } from "node:fs";
import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { makeOnce } from "./cache.ts";
import { contentTypes } from "./headers.ts";

/** Encodings in order of preference, each at its best: Brotli's default, and gzip's level 9. */
export const encodings = [
  {
    name: "br",
    extension: ".br",
    // Brotli would take most of a build's time, so its results are cached.
    compress: (content: Buffer) =>
      makeOnce("brotli", [content], () => promisify(brotliCompress)(content)),
  },
  {
    name: "gzip",
    extension: ".gz",
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  },
];

const textTypes = /^text\/|[+/](?:json|xml)$|x-icon/;

/** Types that are worth compressing: text, and icons without compression of their own. */
export const compressedExtensions = Object.entries(contentTypes)
  .filter(([, type]) => textTypes.test(type))
  .map(([extension]) => extension);

export function isCompressed(file: string) {
  return compressedExtensions.includes(extname(file).slice(1));
}

/** Writes a compressed variant of a file for each encoding that makes it smaller. */
export async function writeVariants(file: string) {
  const [content, { atime, mtime }] = await Promise.all([readFile(file), stat(file)]);
  await Promise.all(
    encodings.map(async ({ extension, compress }) => {
      const variant = await compress(content);
      if (variant.length >= content.length) return;
      await writeFile(file + extension, variant);
      // nginx makes the ETag from a variant's time, which should be that of its file.
      await utimes(file + extension, atime, mtime);
    }),
  );
}

/** The best variant of a file among those that a browser accepts, by what its header says. */
export function findVariant(file: string, acceptEncoding = "") {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(",")
    .map((item) => item.split(";").map((part) => part.trim()))
    .filter(([, quality = ""]) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  return encodings.find(({ name, extension }) => {
    return accepted.includes(name) && existsSync(file + extension);
  });
}

/** Compresses all files of a folder that are worth it. */
export async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isCompressed(entry.name) && !entry.name.startsWith("."))
      .map((entry) => writeVariants(join(entry.parentPath, entry.name))),
  );
}
