import sharp from "sharp";
import { expect, test } from "vitest";
import { icons } from "./icons";
import { manifest } from "./manifest";
import type { SiteFiles } from "./site-file";

async function make(files: SiteFiles, path: keyof SiteFiles) {
  return Buffer.from((await files[path]?.make()) ?? "");
}

test("favicon.ico holds PNG images of 16, 32 and 48 pixels, where its entries say", async () => {
  const ico = await make(icons, "/favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const image = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect(image).toMatchObject({ format: "png", width: size, height: size });
  }
});

test("The manifest is what a browser asks of an app, with icons that are made in these sizes", async () => {
  const app = JSON.parse(String(await make(manifest, "/site.webmanifest")));
  expect(app).toMatchObject({
    name: expect.stringMatching(/./),
    start_url: "/",
    lang: "en-IN",
  });
  expect(app.icons).toHaveLength(3);
  for (const { src, sizes, type } of app.icons) {
    const { width, height, format } = await sharp(await make(icons, src)).metadata();
    expect({ sizes, type }).toEqual({ sizes: `${width}x${height}`, type: `image/${format}` });
  }
});
