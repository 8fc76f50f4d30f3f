import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { copyPractice } from "../app/content/testing";
import { cropOf, inTurn, makeVariants } from "./photos";

type Crop = Parameters<typeof makeVariants>[1];

/** A red photo, blue in its second half from above, and all that the build makes of it. */
async function variantsOf(size: { width: number; height: number }, crop: Crop, orientation = 1) {
  const folder = mkdtempSync(join(tmpdir(), "photo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "asha-example.jpg");
  const [top, half] = [size.height / 2, { width: size.width, height: size.height / 2 }];
  await sharp({ create: { ...size, channels: 3, background: "red" } })
    .composite([{ input: { create: { ...half, channels: 3, background: "blue" } }, left: 0, top }])
    .withMetadata({ orientation })
    .toFile(file);
  const files = new Map<string, Uint8Array>();
  const photo = await makeVariants(file, crop, (name, source) => files.set(`/${name}`, source));
  return { photo, files };
}

test("A photo becomes AVIF, WebP and JPEG in three sizes, cropped like the drawings", async () => {
  const { photo, files } = await variantsOf({ width: 900, height: 700 }, { shape: "portrait" });
  const types = photo.sources.map((source) => source.type);
  expect(types).toEqual(["image/avif", "image/webp", "image/jpeg"]);
  for (const { type, srcSet } of photo.sources) {
    for (const candidate of srcSet.split(", ")) {
      const [address = "", width = ""] = candidate.split(" ");
      const made = await sharp(files.get(address)).metadata();
      expect(`${made.width}w`).toBe(width);
      expect(made.height).toBe((made.width * 5) / 4);
      expect(type).toBe(made.format === "heif" ? "image/avif" : `image/${made.format}`);
    }
  }
  expect(files.size).toBe(9);
  expect([...files.keys()]).toContain(photo.src);
  expect(photo.weight).toBe(Math.max(...[...files.values()].map(({ length }) => length)));
});

test("However much there is to make, two are made at a time, and what fails holds nobody up", async () => {
  let [active, most] = [0, 0];
  const make = async (number: number) => {
    active += 1;
    most = Math.max(most, active);
    await setTimeout(1);
    active -= 1;
    if (number === 1) throw new Error("This one cannot be made.");
    return number;
  };
  const made = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((number) => inTurn(() => make(number))),
  );
  const values = made.map((result) => (result.status === "fulfilled" ? result.value : "failed"));
  expect(values).toEqual([0, "failed", 2, 3, 4]);
  expect(most).toBe(2);
});

test.each([
  ["at the bottom", { shape: "landscape", keepInView: "50% 100%" }, 1],
  // Turned by a quarter, as the phone took it, the lower half is on the left.
  ["of a sideways photo", { shape: "portrait", keepInView: "0% 50%" }, 6],
] as const)("What has to stay in view %s stays", async (_, crop, orientation) => {
  const { photo, files } = await variantsOf({ width: 200, height: 400 }, crop, orientation);
  const { channels } = await sharp(files.get(photo.src)).stats();
  expect(channels[2]?.mean).toBeGreaterThan(240);
});

test("A photo within a text is shown as a whole, and its proportions are known", async () => {
  const { photo, files } = await variantsOf({ width: 900, height: 300 }, { shape: "whole" });
  expect(photo.size).toEqual({ width: 900, height: 300 });
  const { width = 0, height } = await sharp(files.get(photo.src)).metadata();
  expect(height).toBe(width / 3);
});

test("The photo of an article is cropped as its page shows it, one within its text is not", () => {
  const { folder, edit } = copyPractice();
  cpSync(join(folder, "therapists/farhan-qureshi.jpg"), join(folder, "articles/room.jpg"));
  const fields = "picture: room.jpg\npictureShows: A room.\nkeepInView: 50% 0%";
  edit("articles/one-quiet-evening.md", /picture: .*/, fields);
  expect(cropOf("articles/room.jpg", folder)).toEqual({ shape: "wide", keepInView: "50% 0%" });
  expect(cropOf("articles/elsewhere.jpg", folder)).toMatchObject({ shape: "whole" });
});
