import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { sourceOf } from "../app/content/pictures";
import { isDrawing } from "../app/content/schemas/parts";
import type { Site } from "../app/content/site";
import { socialPicturePath, socialPictureSize } from "../app/lib/social-pictures";
import { isCanonical, type Route, routes } from "../app/routes";
import { makeOnce } from "../hosting/cache";
import { cropTo } from "./picture-files";
import type { SiteFiles } from "./site-file";
import { colour } from "./tokens";

/** A picture for each page, shown where someone shares the page. All languages share them. */
export function socialPictures(site: Site, folder: string): SiteFiles {
  return Object.fromEntries(
    routes(site)
      .filter(isCanonical)
      .map((route) => [
        socialPicturePath(route.path),
        { type: "image/png", make: () => makeSocialPicture(site, folder, route) },
      ]),
  );
}

/** The arch around the picture, in pixels: its place, its size, and the stone that is seen of it. */
const arch = { left: 620, top: 54, width: 418, height: 522, stone: 10 };
const pane = { width: arch.width - 2 * arch.stone, height: arch.height - arch.stone };

/** Draws the page's image in an arch, on paper, next to the practice's mark. */
export async function makeSocialPicture(
  { pictures }: Pick<Site, "pictures">,
  folder: string,
  { picture }: Pick<Route, "picture">,
) {
  const ofContent = pictures[picture];
  const keepInView = ofContent?.photo?.crop.keepInView;
  const [source, mark] = await Promise.all([
    readFile(ofContent ? sourceOf(folder, picture) : picture),
    readFile("app/drawings/mark.svg"),
  ]);
  const inputs = [source, mark, paper, JSON.stringify([arch, keepInView])];
  return makeOnce("social-pictures", inputs, async () => {
    const cropped = isDrawing(picture)
      ? sharp(source, { density: 144 }).resize({ ...pane, fit: "cover" })
      : await cropTo(source, pane.width, pane.height, keepInView);
    const inArch = await sharp(await cropped.png().toBuffer())
      .composite([{ input: Buffer.from(shape(pane, "#000")), blend: "dest-in" }])
      .png()
      .toBuffer();
    return sharp(Buffer.from(paper))
      .composite([
        { input: await sharp(mark).resize({ height: 204 }).toBuffer(), left: 250, top: 213 },
        { input: inArch, left: arch.left + arch.stone, top: arch.top + arch.stone },
      ])
      .png({ palette: true, effort: 4 })
      .toBuffer();
  });
}

/** Paper, a rising sun, and the arch of stone that holds the picture. */
const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${socialPictureSize.width}" height="${socialPictureSize.height}">
  <rect width="100%" height="100%" fill="${colour("paper")}"/>
  <circle cx="${arch.left + arch.width / 2}" cy="600" r="420" fill="${colour("peach")}"/>
  <svg x="${arch.left}" y="${arch.top}">${shape(arch, colour("stone"))}</svg>
</svg>`;

/** The curve of `--jharokha` in app/styles/tokens.css, which is drawn on a width of 100. */
function shape({ width, height }: { width: number; height: number }, fill: string) {
  const curve = [0, 28, 0, 16, 8, 11, 22, 8, 34, 5.5, 44, 3, 50, 0, 56, 3, 66, 5.5, 78, 8, 92, 11];
  const [x, y, ...rest] = [...curve, 100, 16, 100, 28].map((part) => (part * width) / 100);
  const path = `M${x} ${height}L${x} ${y}C${rest.join(" ")}L${width} ${height}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${fill}" d="${path}"/></svg>`;
}
