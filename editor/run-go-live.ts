import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isNeeded } from "../app/content/collections";
import { delivers } from "../app/content/delivery";
import { findSamples } from "../app/content/samples";
import { faultWords, lookAt } from "./forms";
import { goLiveFindings, goLiveReport, type Task, tasksOf } from "./go-live";
import { sizeOf } from "./pictures";

/** Not the inbox's, which is 4175. */
export const editorPort = 4174;

export function editorAddress(port = editorPort) {
  return `http://localhost:${port}/editor`;
}

/** Reads a project and answers whether it may go live, with the reasons. */
export async function runGoLive(root: string, now: Date) {
  const faults = faultWords(lookAt(join(root, "content")));
  if (faults.length > 0) return { isReady: false, text: faults.join("\n") };
  return goLiveReport(await tasksIn(root, now), editorAddress());
}

/** What is left to do, by person and page, in the words of the forms. */
export async function tasksIn(root: string, now: Date): Promise<Task[]> {
  const folder = join(root, "content");
  const { content, translations, ...names } = lookAt(folder);
  if (!content) return [];
  const files = Object.values(content.therapists).flatMap(({ picture }) => picture ?? []);
  const photos = new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(join(folder, file))] as const)),
  );
  const samples = findSamples(folder, names.raw);
  const inboxFaults = checkInbox(root);
  const found = { content, samples, delivers, inboxFaults, photos, translations, now };
  const findings = goLiveFindings(found).filter(({ id }) => isNeeded(id));
  return tasksOf(findings, names);
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
