import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Hashes of files, by their names. */
export type Hashes = Readonly<Record<string, string>>;

/** SHA-1, because Netlify asks for that one. It only tells states of the owner's files apart. */
export function hashOf(bytes: string | Uint8Array) {
  return createHash("sha1").update(bytes).digest("hex");
}

/** Reads the files of a folder, in the order of their names. */
export function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((place) => [place.slice(folder.length + 1).replaceAll("\\", "/"), place] as const)
    .sort();
  return new Map(files.map(([file, place]) => [file, readFileSync(place)]));
}

/** Reads the files of the content, without those that computers leave in folders. */
export function readContentFiles(folder: string) {
  const files = [...readFiles(folder)];
  return new Map(files.filter(([file]) => /\.(md|yml|svg|jpe?g|png|webp|avif)$/.test(file)));
}

/**
 * Names a state of the content. A site says in `/version.txt` from which one it was built, so that
 * the editor can ask a live address.
 */
export function versionOf(files: ReadonlyMap<string, Buffer>) {
  return hashOf(JSON.stringify([...files].map(([file, bytes]) => [file, hashOf(bytes)])));
}
