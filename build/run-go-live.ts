import { join } from "node:path";
import sharp from "sharp";
import { delivers } from "../app/content/delivery";
import { readContent } from "../app/content/read-content";
import type { Content } from "../app/content/schemas/content";
import { goLiveReport, goLiveSections } from "./go-live";
import { findSamples } from "./samples";

/** Reads a project and answers whether it may go live, with the reasons. */
export async function runGoLive(root: string, now: Date) {
  const folder = join(root, "content");
  const { content, faults, placeOf } = readContent(folder);
  if (!content || faults.length > 0) return { isReady: false, text: faults.join("\n") };
  const samples = findSamples(folder);
  const photos = await readPhotos(folder, content);
  const sections = goLiveSections({ content, placeOf, samples, delivers, photos, now });
  return goLiveReport(sections, now);
}

async function readPhotos(folder: string, { therapists }: Content) {
  const files = Object.values(therapists).map(({ picture }) => picture);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(join(folder, file))] as const)),
  );
}

async function sizeOf(file: string) {
  try {
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
