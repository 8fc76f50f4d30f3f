import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Changes } from "../app/content/read-content.ts";
import { editMessage, git, textOf } from "./changes.ts";

/** A change that was saved, with what its files held before. */
export type Version = {
  id: string;
  when: string;
  words: readonly string[];
  /** In `content/`. */
  files: readonly string[];
};

/** Git knows no more than this of the past, to keep the list short. */
const mostCommits = 200;

function folderOf(root: string) {
  return join(root, ".editor", "versions");
}

/** Keeps what files hold before they change. It needs no Git. */
export function keepVersion(root: string, changes: Changes, words: readonly string[], now: Date) {
  const when = now.toISOString();
  const folder = join(folderOf(root), when.replaceAll(":", "-"));
  for (const file of changes.keys()) {
    const original = join(root, "content", file);
    if (!existsSync(original)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), readFileSync(original));
  }
  mkdirSync(folder, { recursive: true });
  const change = { when, words, files: [...changes.keys()] };
  writeFileSync(join(folder, "change.json"), JSON.stringify(change, null, 2));
}

/** The newest first: those kept here, and before the first of them, those that Git knows. */
export function listVersions(root: string): Version[] {
  const folder = folderOf(root);
  const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  const kept = names.map((id): Version => {
    return { id, ...JSON.parse(readFileSync(join(folder, id, "change.json"), "utf8")) };
  });
  const first = kept.at(-1)?.when ?? "9999";
  return [...kept, ...commits(root).filter(({ when }) => when < first)];
}

function commits(root: string): Version[] {
  const format = "--format=%x1e%H%x1f%P%x1f%aI%x1f%s%x1f%b%x1f";
  const range = ["--name-only", "--relative", `--max-count=${mostCommits}`, "--", "content"];
  const log = textOf(() => git(root, "-c", "core.quotePath=off", "log", format, ...range));
  return log.split("\x1e").flatMap((text) => {
    const [id = "", parent, when = "", subject = "", body = "", files = ""] = text.split("\x1f");
    if (!parent) return [];
    const words = subject === editMessage ? body.trim().split("\n") : [subject];
    const names = files.trim().split("\n");
    const inContent = names.map((name) => name.slice("content/".length)).filter(Boolean);
    return [{ id, when: new Date(when).toISOString(), words, files: inContent }];
  });
}

/** What a file held before a change, or nothing if it was not there. */
export function fileBefore(root: string, { id }: Version, file: string): Buffer | undefined {
  const kept = join(folderOf(root), id);
  if (existsSync(kept)) {
    return existsSync(join(kept, file)) ? readFileSync(join(kept, file)) : undefined;
  }
  try {
    const args = ["show", `${id}^:./content/${file}`];
    return execFileSync("git", args, { cwd: root, stdio: "pipe", maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}
