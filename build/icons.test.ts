import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { icons } from "./icons";
import { manifest } from "./manifest";
import type { SiteFiles } from "./site-file";
import { colour } from "./tokens";

async function make(files: SiteFiles, path: keyof SiteFiles) {
  const file = files[path];
  if (!file) throw new Error(`${path} is not made`);
  return Buffer.from(await file.make());
}

/** The colour of one pixel as `#rrggbb`, or nothing where the picture is transparent. */
async function pixel(image: Buffer, left: number, top: number) {
  const one = sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0, alpha = 0] = await one.raw().toBuffer();
  return alpha > 0 ? `#${Buffer.from([red, green, blue]).toString("hex")}` : undefined;
}

describe("favicon.ico", () => {
  test("holds PNG images of 16, 32 and 48 pixels, where its entries say", async () => {
    const ico = await make(icons, "/favicon.ico");
    const [reserved, type, count] = [0, 2, 4].map((offset) => ico.readUInt16LE(offset));
    expect({ reserved, type, count }).toEqual({ reserved: 0, type: 1, count: 3 });

    let end = 6 + 16 * 3;
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect([ico[entry], ico[entry + 1], offset]).toEqual([size, size, end]);
      end += length;
      const image = await sharp(ico.subarray(offset, end)).metadata();
      expect(image).toMatchObject({ format: "png", width: size, height: size });
    }
    expect(end).toBe(ico.length);
  });
});

describe("The icons", () => {
  test.each([
    ["/apple-touch-icon.png", 180],
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
  ] as const)("%s has %d pixels each way", async (path, size) => {
    const image = await sharp(await make(icons, path)).metadata();
    expect(image).toMatchObject({ format: "png", width: size, height: size });
  });

  test.each([
    ["/apple-touch-icon.png", "paper"],
    ["/icon-maskable-512.png", "paper"],
    ["/icon-512.png", undefined],
  ] as const)("%s has a ground of %s", async (path, ground) => {
    const image = await make(icons, path);
    expect(await pixel(image, 0, 0)).toBe(ground && colour(ground));
  });

  test("show the mark by daylight, whatever scheme the machine prefers", async () => {
    const image = await make(icons, "/icon-512.png");
    expect(await pixel(image, 256, 480)).toBe(colour("deep"));
    expect(await pixel(image, 256, 250)).toBe(colour("sun"));
  });

  test("the mark on a maskable icon stays within the circle that phones may cut", async () => {
    const image = sharp(await make(icons, "/icon-maskable-512.png"));
    const { info } = await image.trim({ background: colour("paper") }).toBuffer({
      resolveWithObject: true,
    });
    expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8);
  });
});

describe("The manifest", () => {
  test("names icons that are made, with their true sizes", async () => {
    const { icons: named } = JSON.parse(String(await make(manifest, "/site.webmanifest")));
    expect(named).toHaveLength(3);
    for (const { src, sizes, type } of named) {
      const { width, height, format } = await sharp(await make(icons, src)).metadata();
      expect({ sizes, type }).toEqual({ sizes: `${width}x${height}`, type: `image/${format}` });
    }
  });

  test("has what a browser asks of an app", async () => {
    const app = JSON.parse(String(await make(manifest, "/site.webmanifest")));
    expect(app).toMatchObject({
      name: expect.stringMatching(/./),
      short_name: expect.stringMatching(/^.{1,12}$/),
      description: expect.stringMatching(/./),
      start_url: "/",
      lang: "en-IN",
      theme_color: colour("paper"),
      background_color: colour("paper"),
    });
  });
});
