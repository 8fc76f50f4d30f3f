import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeVariants } from "./photos";

test("A photo becomes AVIF, WebP and JPEG in three sizes, cropped like the drawings", async () => {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: "teal" } });
  const file = join(await mkdtemp(join(tmpdir(), "photo-")), "asha-example.png");
  await writeFile(file, await picture.png().toBuffer());
  const emitted = new Map<string, Uint8Array>();

  const photo = await makeVariants(file, { shape: "portrait" }, (name, source) =>
    emitted.set(`/${name}`, source),
  );

  expect(photo.sources.map((source) => source.type)).toEqual([
    "image/avif",
    "image/webp",
    "image/jpeg",
  ]);
  for (const { type, srcSet } of photo.sources) {
    for (const candidate of srcSet.split(", ")) {
      const [address = "", width = ""] = candidate.split(" ");
      const made = await sharp(emitted.get(address)).metadata();
      expect(`${made.width}w`).toBe(width);
      expect(made.height).toBe((made.width * 5) / 4);
      expect(type).toBe(made.format === "heif" ? "image/avif" : `image/${made.format}`);
    }
  }
  expect(emitted.size).toBe(9);
  expect([...emitted.keys()]).toContain(photo.src);
});

test("A photo that a phone took sideways stands upright", async () => {
  const sideways = sharp({ create: { width: 800, height: 400, channels: 3, background: "teal" } })
    .composite([
      {
        input: { create: { width: 100, height: 400, channels: 3, background: "red" } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 });
  const file = join(await mkdtemp(join(tmpdir(), "photo-")), "asha-example.jpg");
  await writeFile(file, await sideways.toBuffer());
  const emitted = new Map<string, Uint8Array>();

  await makeVariants(file, { shape: "portrait" }, (name, source) => emitted.set(name, source));

  const [, jpeg] = [...emitted].find(([name]) => /-240-.*jpeg$/.test(name)) ?? [];
  const upright = await sharp(jpeg).metadata();
  expect([upright.width, upright.height, upright.orientation]).toEqual([240, 300, undefined]);
});

test("What has to stay in view stays, whatever the window cuts off", async () => {
  const halves = sharp({ create: { width: 800, height: 1600, channels: 3, background: "red" } })
    .composite([
      {
        input: { create: { width: 800, height: 800, channels: 3, background: "blue" } },
        left: 0,
        top: 800,
      },
    ])
    .png();
  const file = join(await mkdtemp(join(tmpdir(), "photo-")), "tall.png");
  await writeFile(file, await halves.toBuffer());

  async function coloursOf(keepInView: string) {
    const emitted = new Map<string, Uint8Array>();
    const crop = { shape: "landscape", keepInView } as const;
    await makeVariants(file, crop, (name, source) => emitted.set(name, source));
    const [, jpeg] = [...emitted].find(([name]) => name.endsWith("jpeg")) ?? [];
    const { channels } = await sharp(jpeg).stats();
    return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
  }

  const top = await coloursOf("top");
  const bottom = await coloursOf("bottom");
  expect(top.red).toBeGreaterThan(240);
  expect(bottom.blue).toBeGreaterThan(240);
});
