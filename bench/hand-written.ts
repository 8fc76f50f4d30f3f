import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFolder } from "../hosting/compress.ts";

const pages = join(import.meta.dirname, "hand-written");

/** The pages written by hand again, with our two fonts and the picture of a page of ours. */
const finishedPages: readonly { name: string; from: string; picture?: string }[] = [
  { name: "with-hero", from: "index", picture: "hero" },
  { name: "with-about", from: "index", picture: "about" },
  { name: "with-hustle-culture", from: "index", picture: "hustle-culture" },
  // On phones, the form pages have no picture.
  { name: "form-with-fonts", from: "form" },
];

/** Writes all of them into a folder, ready to be served. Fonts and pictures are those of a build. */
export async function writeHandWritten(folder: string, dist: string) {
  await cp(pages, folder, { recursive: true });
  const assets = await readdir(join(dist, "assets"));
  for (const { name, from, picture } of finishedPages) {
    const html = await readFile(join(pages, `${from}.html`), "utf8");
    await writeFile(join(folder, `${name}.html`), finish(html, assets, picture));
  }
  await compressFolder(folder);
  // These are compressed already.
  await cp(join(dist, "assets"), join(folder, "assets"), { recursive: true });
}

/** What someone who writes a page by hand adds for its fonts and its picture, in the best way. */
function finish(html: string, assets: readonly string[], picture?: string) {
  const fraunces = findAsset(assets, "fraunces", ".woff2");
  const figtree = findAsset(assets, "figtree", ".woff2");
  const image = picture
    ? `<img src="${findAsset(assets, picture, ".svg")}" alt="" width="640" height="480" />`
    : "";
  return html
    .replace(
      "<style>",
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fraunces}" />
    <link rel="preload" as="font" type="font/woff2" crossorigin href="${figtree}" />
    <style>
      @font-face { font-family: Fraunces; src: url(${fraunces}); font-weight: 400 700; font-display: swap }
      @font-face { font-family: Figtree; src: url(${figtree}); font-weight: 400 700; font-display: swap }`,
    )
    .replace("font: 1.1rem/1.6 system-ui", "font: 1.1rem/1.6 Figtree, system-ui")
    .replace("font-family: Georgia", "font-family: Fraunces, Georgia")
    .replace("</style>", "  img { display: block; max-width: 100%; height: auto }\n    </style>")
    .replace("</h1>", `</h1>${image}`);
}

/** A file of the build, which has a hash in its name. */
function findAsset(assets: readonly string[], name: string, extension: string) {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith(extension));
  if (!file) throw new Error(`The build has no ${name}${extension}.`);
  return `/assets/${file}`;
}
