/** A photo in the formats and sizes that the build made of it. */
export type Photo = { sources: readonly { type: string; srcSet: string }[]; src: string };

const drawings = import.meta.glob<string>("../../content/*/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const photos = import.meta.glob<Photo>("../../content/*/*.{jpg,jpeg,png,webp,avif}", {
  eager: true,
  query: "?photo",
  import: "default",
});

/** A picture of the content, if it is a photo. */
export function photoOf(file: string) {
  return photos[`../../content/${file}`];
}

/** Where a picture of the content lies, in the size that every browser understands. */
export function pictureAddress(file: string) {
  const address = photoOf(file)?.src ?? drawings[`../../content/${file}`];
  if (!address) throw new Error(`There is no picture content/${file}.`);
  return address;
}
