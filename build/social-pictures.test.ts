import { existsSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { socialPicturePath } from "../app/lib/social-pictures";
import { routes } from "../app/routes";
import { makeSocialPicture, socialPictures } from "./social-pictures";
import { colour } from "./tokens";

const kilobyte = 1000;

describe("Social pictures", { timeout: 20_000 }, () => {
  test("there is one for each page, which all addresses of a page share", () => {
    const pages = new Set(routes.map(({ path, canonical = path }) => canonical));
    expect(Object.keys(socialPictures)).toEqual([...pages].map(socialPicturePath));
    expect(Object.keys(socialPictures)).toHaveLength(pages.size);
  });

  test("each page has drawings to show, and they exist", () => {
    expect(routes.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
    const files = routes.flatMap(({ pictures }) => pictures);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test.each(["/social/home.png", "/social/therapists.png"] as const)(
    "%s is a small PNG of 1200 by 630 pixels on paper",
    async (path) => {
      const picture = Buffer.from((await socialPictures[path]?.make()) ?? "");
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(120 * kilobyte);
      const corner = sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 });
      const [red = 0, green = 0, blue = 0] = await corner.removeAlpha().raw().toBuffer();
      expect(`#${Buffer.from([red, green, blue]).toString("hex")}`).toBe(colour("paper"));
    },
  );

  test("a very long heading leaves the margins free", async () => {
    const picture = await makeSocialPicture({
      title: "Grief",
      heading:
        "When grief does not follow the calendar: a longer companion for the second year, for families and for friends",
      eyebrow: "Counselling Psychologist & Therapeutic Play Practitioner",
      pictures: ["app/drawings/hero.svg"],
    });
    const words = await sharp(picture)
      .extract({ left: 0, top: 0, width: 700, height: 630 })
      .toBuffer();
    const { info } = await sharp(words)
      .trim({ background: colour("paper") })
      .toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    const top = -(info.trimOffsetTop ?? 0);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(70);
    expect(left + info.width).toBeLessThan(690);
    expect(top + info.height).toBeLessThanOrEqual(630 - 70);
  });
});
