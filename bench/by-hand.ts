import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compressFolder } from "../hosting/compress.ts";
import { elementsOf } from "../hosting/elements.ts";

export const plainPath = "/plain";

/**
 * Makes a folder of the page by hand, ready to be served: as it is, and at the path of each page of
 * a build again with the fonts and the picture that this one asks for early.
 */
export async function writeByHand(folder: string, dist: string, paths: readonly string[]) {
  const plain = await readFile(join(import.meta.dirname, "by-hand.html"), "utf8");
  await writeFile(join(folder, fileOf(plainPath)), plain);
  for (const path of paths) {
    const file = join(folder, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, finish(plain, await readFile(join(dist, fileOf(path)), "utf8")));
  }
  await compressFolder(folder);
  // These are compressed already.
  await cp(join(dist, "assets"), join(folder, "assets"), { recursive: true });
}

function fileOf(path: string) {
  return path === "/" ? "index.html" : `${path}.html`;
}

/** Adds what someone who writes a page by hand does for fonts and a picture, in the best way. */
function finish(plain: string, ours: string) {
  const preloads = elementsOf(ours).filter(({ attributes }) => attributes.get("rel") === "preload");
  const fonts = preloads.filter(({ attributes }) => attributes.get("as") === "font");
  const picture = preloads.find(({ attributes }) => attributes.get("as") === "image");
  const faces = fonts.map(({ attributes }) => {
    const href = attributes.get("href") ?? "";
    const [family] = basename(href).split("-");
    return `@font-face { font-family: ${family}; src: url(${href}); font-weight: 400 700; font-display: swap }`;
  });
  const image = `<img src="${picture?.attributes.get("href")}" alt="" width="640" height="480" />`;
  return plain
    .replace("<style>", `${fonts.map(({ tag }) => tag).join("")}<style>${faces.join("")}`)
    .replace("</h1>", `</h1>${picture ? image : ""}`);
}
