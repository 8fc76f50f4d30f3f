import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Changes } from "../app/content/read-content.ts";

/** A change that was saved: the folder with its name keeps what its files held before. */
export type Version = {
  name: string;
  when: string;
  words: readonly string[];
  /** Those that were there before, and so can be brought back, with the fields that changed. */
  entries: readonly { id: string; title: string; fields: readonly string[]; isGone?: boolean }[];
};

function folderOf(root: string, ...names: string[]) {
  return join(root, ".editor", "versions", ...names);
}

/** Keeps what files hold before they change. */
export function keepVersion(root: string, changes: Changes, version: Omit<Version, "name">) {
  const folder = folderOf(root, version.when.replaceAll(":", "-"));
  for (const file of changes.keys()) {
    const original = join(root, "content", file);
    if (!existsSync(original)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), readFileSync(original));
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "change.json"), JSON.stringify(version, null, 2));
}

/** The newest first. */
export function listVersions(root: string): Version[] {
  const names = existsSync(folderOf(root)) ? readdirSync(folderOf(root)).sort().reverse() : [];
  return names.map((name) => {
    const version: Version = JSON.parse(readFileSync(folderOf(root, name, "change.json"), "utf8"));
    // Those of an earlier editor do not tell their fields: they can be read, not taken back.
    return { ...version, name, entries: version.entries.filter(({ fields }) => fields) };
  });
}

/** What a file held before a change, or nothing if it was not there. */
export function fileBefore(root: string, name: string, file: string) {
  const place = folderOf(root, name, file);
  return existsSync(place) ? readFileSync(place) : undefined;
}
