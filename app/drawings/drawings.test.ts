import sharp from "sharp";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("./*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Drawings that say which of their parts the window may not cut. */
const scenes = Object.entries(files).filter(([, source]) => source.includes('id="things"'));

/** The curve of `--jharokha` for a picture, a little narrower than the picture itself. */
function windowShape(width: number, height: number) {
  const margin = width / 100;
  const scale = (width - 2 * margin) / 100;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <path transform="translate(${margin} ${margin})scale(${scale})"
        d="M0 999V28C0 16 8 11 22 8 34 5.5 44 3 50 0 56 3 66 5.5 78 8 92 11 100 16 100 28V999z"/>
    </svg>`,
  );
}

test.each(scenes)("the window cuts nothing of %s but its backdrop", async (_, source) => {
  // What stands before the things, as leaves at the edge do, runs off the picture on purpose.
  const thingsOnly = source.replaceAll(/<g id="(?:backdrop|foreground)"/g, '<g display="none"');
  const picture = sharp(Buffer.from(thingsOnly));
  const { width, height } = await picture.metadata();
  const cutOff = await picture
    .composite([{ input: windowShape(width, height), blend: "dest-out" }])
    .extractChannel("alpha")
    .toBuffer();
  const { channels } = await sharp(cutOff).stats();
  expect(channels[0]?.max).toBe(0);
});
