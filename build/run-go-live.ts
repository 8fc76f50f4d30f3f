import { join } from "node:path";
import sharp from "sharp";
import { isWired } from "../app/forms/deliver";
import type { Content } from "./content";
import { checkContent } from "./content-check";
import { photoOf } from "./content-faults";
import { type GoLiveInput, goLiveReport, goLiveSections } from "./go-live";
import type { Project } from "./sources";

/** Reads a project and answers whether it may go live, with the reasons. */
export async function runGoLive(root: string, now: Date) {
  const { project, content, faults, samples } = await checkContent(root);
  if (!content) return { isReady: false, text: faults.join("\n") };
  const photos = await readPhotos(root, content, project);
  const input: GoLiveInput = { content, project, faults, samples, isWired, photos, now };
  return goLiveReport(goLiveSections(input), now);
}

async function readPhotos(root: string, { therapists }: Content, project: Project) {
  const photos: [id: string, photo: { file: string; size?: { width: number; height: number } }][] =
    [];
  for (const therapist of therapists) {
    const file = photoOf(therapist, project);
    if (file) photos.push([therapist.id, { file, size: await sizeOf(join(root, file)) }]);
  }
  return new Map(photos);
}

async function sizeOf(file: string) {
  try {
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
