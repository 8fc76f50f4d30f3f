import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { content } from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { picturedThings } from "../app/content/schemas/content";
import { socialPicturePath, socialPictureSize } from "../app/lib/social-pictures";
import { isCanonical, type Route, routes } from "../app/routes";
import { makeOnce } from "../hosting/cache";
import { cropTo } from "./photos";
import type { SiteFiles } from "./site-file";
import { type Picture, SocialCard } from "./social-card";

/** A picture for each page, shown where someone shares the page. */
export const socialPictures: SiteFiles = Object.fromEntries(
  routes
    .filter(isCanonical)
    .map((route) => [
      socialPicturePath(route.path),
      { type: "image/png", make: () => makeSocialPicture(route) },
    ]),
);

const pngOptions = { palette: true, effort: 4 };

export async function makeSocialPicture({
  title,
  heading,
  eyebrow = title,
  pictures,
}: Pick<Route, "title" | "heading" | "eyebrow" | "pictures">) {
  const card = (
    <SocialCard
      heading={heading}
      eyebrow={eyebrow}
      mark={await readPicture("app/drawings/mark.svg")}
      pictures={await Promise.all(pictures.map(readPicture))}
    />
  );
  // The lock file stands for the fonts and for the tools that make pixels of all this.
  const inputs = [
    renderToStaticMarkup(card),
    JSON.stringify(pngOptions),
    await readFile("package-lock.json"),
  ];
  return makeOnce("social-pictures", inputs, async () => {
    const svg = await satori(card, { ...socialPictureSize, fonts: await loadFonts() });
    return sharp(Buffer.from(svg)).png(pngOptions).toBuffer();
  });
}

async function readPicture(file: string): Promise<Picture> {
  const source = await readFile(file);
  if (file.endsWith(".svg")) {
    const { width, height } = await sharp(source).metadata();
    return { address: dataAddress("image/svg+xml", source), width, height };
  }
  // A photo: upright, and cropped like the drawn portraits.
  const size = { width: 480, height: 600 };
  const shown = picturedThings(content).find(({ picture }) => file.endsWith(`/${picture}`));
  const cropped = await cropTo(source, size.width, size.height, shown?.keepInView);
  return { address: dataAddress("image/jpeg", await cropped.jpeg().toBuffer()), ...size };
}

function dataAddress(type: string, data: Buffer) {
  return `data:${type};base64,${data.toString("base64")}`;
}

let fonts: Promise<Font[]> | undefined;

function loadFonts() {
  fonts ??= Promise.all([
    loadFont("Fraunces", packaged("fraunces", "latin-600"), 600),
    loadFont("Fraunces Extended", packaged("fraunces", "latin-ext-600"), 600),
    loadFont("Figtree", packaged("figtree", "latin-500"), 500),
    loadFont("Figtree Extended", packaged("figtree", "latin-ext-500"), 500),
    loadFont("Noto Serif Devanagari", "build/fonts/noto-serif-devanagari.woff", 600),
    loadFont("Hind", "build/fonts/hind.woff", 500),
  ]);
  return fonts;
}

function packaged(font: string, part: string) {
  const file = `@fontsource/${font}/files/${font}-${part}-normal.woff`;
  return createRequire(import.meta.url).resolve(file);
}

async function loadFont(name: string, file: string, weight: 500 | 600): Promise<Font> {
  return { name, weight, data: await readFile(file) };
}
