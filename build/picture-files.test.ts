import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readSites } from "../app/content/read-site";
import { copyPractice } from "../app/content/testing";
import { photoOf } from "../app/lib/pictures";
import { inTurn, pictureFiles, weighPhotos } from "./picture-files";

const article = "articles/one-quiet-evening.md";

/** The head of a photo of 800 × 600 pixels as iPhones take them. */
const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFkAAEAAAAAAAABvAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwGlwcnAAAACiaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQApQgEBA3AAAAMAkAAAAwAAAwBaoAZCAJZZbqSSmubAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAMgAAACWAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKD",
  "base64",
);

type Photo = { width: number; height: number; orientation?: number };

/** Makes a photo that is red in its upper half and blue in its lower half. */
async function writePhoto(file: string, { width, height, orientation = 1 }: Photo) {
  const half = { create: { width, height: height / 2, channels: 3 as const, background: "blue" } };
  await sharp({ create: { width, height, channels: 3, background: "red" } })
    .composite([{ input: half, left: 0, top: height / 2 }])
    .withMetadata({ orientation })
    .toFile(file);
}

/** Builds what the site shows of a photo in an article: as its picture, or within its text. */
async function photoInArticle(size: Photo, keepInView?: string) {
  const { folder, edit } = copyPractice();
  await writePhoto(join(folder, "articles/room.jpg"), size);
  const fields = `picture: room.jpg\npictureShows: A room.\nkeepInView: ${keepInView}`;
  if (keepInView) edit(article, /picture: .*/, fields);
  else edit(article, /$/, "\n\n![A room](room.jpg)\n");
  const [site] = await readSites(folder);
  const files = pictureFiles(folder, site.pictures);
  const make = async (url: string) => sharp(await files[url]?.make());
  const picture = site.pictures["articles/room.jpg"];
  return { make, src: picture?.src ?? "", photo: photoOf(site, "articles/room.jpg") };
}

describe("A photo", () => {
  test("becomes AVIF, WebP and JPEG files in three sizes, cropped alike", async () => {
    const { photo, src, make } = await photoInArticle({ width: 900, height: 700 }, "50% 50%");
    const types = photo?.sources.map((source) => source.type);
    expect(types).toEqual(["image/avif", "image/webp", "image/jpeg"]);
    const candidates = photo?.sources.flatMap(({ srcSet }) => srcSet.split(", ")) ?? [];
    expect(candidates).toHaveLength(9);
    for (const candidate of candidates) {
      const [url = "", wanted = ""] = candidate.split(" ");
      const { width, height, format } = await (await make(url)).metadata();
      expect(`${width}w`).toBe(wanted);
      expect(height).toBe((width * 5) / 8);
      expect(url).toMatch(new RegExp(`\\.${format === "heif" ? "avif" : format}$`));
    }
    expect(candidates.map((candidate) => candidate.split(" ")[0])).toContain(src);
  });

  test.each([
    ["at the bottom", { width: 200, height: 400 }, "50% 100%"],
    // Turned by a quarter, as the phone took it, the lower half is on the left.
    ["of a sideways photo", { width: 200, height: 800, orientation: 6 }, "0% 50%"],
  ])("keeps the part %s in view", async (_, size, keepInView) => {
    const { src, make } = await photoInArticle(size, keepInView);
    const { channels } = await (await make(src)).stats();
    expect(channels[2]?.mean).toBeGreaterThan(240);
  });

  test("within a text is shown uncropped, with its proportions", async () => {
    const { photo, src, make } = await photoInArticle({ width: 900, height: 300 });
    expect(photo?.size).toMatchObject({ width: 900, height: 300 });
    const { width, height } = await (await make(src)).metadata();
    expect(height).toBe(width / 3);
  });

  test.each([
    ["a HEIC", heic],
    ["a web page", "<!doctype html>"],
  ])("that is %s under another name stops the build in plain words", async (_, bytes) => {
    const { folder, edit } = copyPractice();
    edit(article, /picture: .*/, "picture: room.jpg\npictureShows: A room.");
    writeFileSync(join(folder, "articles/room.jpg"), bytes);
    const said = "content/articles/room.jpg: is a photo that the site cannot show";
    await expect(readSites(folder)).rejects.toThrow(said);
  });
});

test.each([
  ["light if all of its files are", [80, 160], true],
  ["heavy if one of its files is", [80, 1280], false],
])("weighPhotos marks a photo as %s", async (_, widths, isLight) => {
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const picture = sharp({
    create: { width: 400, height: 400, channels: 3, background: "grey", noise },
  });
  await picture.jpeg().toFile(join(folder, "room.jpg"));
  const variants = widths.map((width) => {
    return { url: `/room-${width}.jpeg`, width, format: "jpeg" } as const;
  });
  const photo = { variants, crop: { heightPerWidth: 1, keepInView: undefined }, size: undefined };
  const room = { src: "/room-80.jpeg", isLight: false, photo } as const;
  const weighed = await weighPhotos(folder, { "room.jpg": room });
  expect(weighed["room.jpg"]).toMatchObject({ isLight });
  await rm(folder, { recursive: true });
});

test("inTurn runs two at a time and continues after a failure", async () => {
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
