import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { delivers } from "../app/content/delivery";
import { readContent } from "../app/content/read-content";
import { findSamples } from "../app/content/samples";
import type { Content } from "../app/content/schemas/content";
import { editorAddress } from "./address";
import { titleIn, valuesAt } from "./entries";
import { labelOf } from "./fields";
import { formOf, groupsOf } from "./forms";
import { goLiveFindings, goLiveReport, type Task, tasksOf } from "./go-live";

/** Reads a project and answers whether it may go live, with the reasons. */
export async function runGoLive(root: string, now: Date) {
  const { errors } = readContent(join(root, "content"));
  if (errors.length > 0) return { isReady: false, text: errors.join("\n") };
  return goLiveReport(await tasksIn(root, now), now, editorAddress());
}

/** What is left to do, by person and page, in the words of the forms. */
export async function tasksIn(root: string, now: Date): Promise<Task[]> {
  const folder = join(root, "content");
  const { content, raw, known, translations } = readContent(folder);
  if (!content) return [];
  const groups = groupsOf(known);
  const photos = await readPhotos(folder, content);
  const samples = findSamples(folder);
  const inboxFaults = checkInbox(root);
  const found = { content, samples, delivers, inboxFaults, photos, translations, now };
  return tasksOf(goLiveFindings(found), {
    titleOf: (id) => titleIn(groups, raw, id),
    labelOf: ({ id, path }) => {
      return labelOf(formOf(groups, id, valuesAt(raw, id) ?? {})?.fields ?? [], path);
    },
  });
}

/** Asks the inbox of this machine, if one was ever started here. */
function checkInbox(root: string) {
  const { INBOX_DB, INBOX_DATA = join(root, "inbox", "data") } = process.env;
  if (!INBOX_DB && !existsSync(join(INBOX_DATA, "inbox.db"))) return;
  const check = join(root, "inbox", "built", "check.js");
  const { stdout, stderr } = spawnSync(process.execPath, [check], { cwd: root, encoding: "utf8" });
  return `${stdout}${stderr}`
    .split("\n")
    .filter((line) => line !== "" && line !== "All is well.")
    .map((line) => line.replace(/^- /, ""));
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
