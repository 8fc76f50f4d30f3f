import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isNeeded } from "../app/content/collections";
import { deliveryEnabled } from "../app/content/delivery";
import { faultWords, readSnapshot } from "./forms";
import { goLiveFindings, goLiveReport, type Task, tasksOf } from "./go-live";
import { sizeOf } from "./pictures";
import { findOldNames, findUnconfirmed, type Pages } from "./unconfirmed";

/** Port of the editor. The inbox has 4175. */
export const editorPort = 4174;

export function editorAddress(port = editorPort) {
  return `http://localhost:${port}/editor`;
}

type Render = () => Promise<Pages | undefined>;

/** Returns whether a project may go live, with the reasons. */
export async function runGoLive(root: string, now: Date, render?: Render) {
  const faults = faultWords(readSnapshot(join(root, "content")));
  if (faults.length > 0) return { isReady: false, text: faults.join("\n") };
  return goLiveReport(await tasksIn(root, now, render), editorAddress());
}

/** Returns the tasks that are left, by person and page, in the words of the forms. */
export async function tasksIn(
  root: string,
  now: Date,
  render: Render = async () => undefined,
): Promise<Task[]> {
  const folder = join(root, "content");
  const look = readSnapshot(folder);
  const { content, translations } = look;
  if (!content) return [];
  const files = Object.values(content.therapists).flatMap(({ picture }) => picture ?? []);
  const photos = new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(join(folder, file))] as const)),
  );
  const unconfirmed = findUnconfirmed(folder, look);
  const names = await findOldNames(folder, look, render);
  const inboxFaults = checkInbox(root);
  const found = {
    content,
    unconfirmed,
    names,
    deliveryEnabled,
    inboxFaults,
    photos,
    translations,
    now,
  };
  const findings = goLiveFindings(found).filter(({ id }) => isNeeded(id));
  return tasksOf(findings, look);
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
