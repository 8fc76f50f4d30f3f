import * as nodeFs from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Changes } from "../app/content/read-content.ts";

/** Saved change of the content. `name` is its folder in the history. */
export type Version = {
  name: string;
  when: string;
  /** Sentences that describe the change to the owner. */
  words: readonly string[];
  /** Changed entries, each with the fields that changed. */
  entries: readonly {
    id: string;
    title: string;
    fields: readonly string[];
    isNew?: boolean;
    isGone?: boolean;
  }[];
  /** Changed files of the content, in the order of their numbered copies. */
  files: readonly { file: string; isGone: boolean }[];
};

/** Functions of `node:fs` that the store uses. Tests break one of them off. */
export type FileSystem = Pick<
  typeof nodeFs,
  | "copyFileSync"
  | "existsSync"
  | "mkdirSync"
  | "openSync"
  | "closeSync"
  | "fsyncSync"
  | "readdirSync"
  | "readFileSync"
  | "renameSync"
  | "rmSync"
  | "writeFileSync"
>;

/**
 * Opens the content folder of a project for changes. A change is staged whole. Renaming its folder
 * to `pending` commits it, and its files are moved into place after that. A process that is killed
 * leaves the content as before or as after: `recover` drops what is staged and finishes what is
 * pending.
 */
export function openStore(root: string, fs: FileSystem = nodeFs) {
  const content = join(root, "content");
  const [stage, pending, history] = ["stage", "pending", "history"].map((name) => {
    return join(root, ".editor", name);
  }) as [string, string, string];
  /** Half-written file. It is renamed when it is whole. */
  const part = join(root, ".editor", "part");
  const placeOf = (file: string) => join(content, file);

  recover();

  function recover() {
    if (fs.existsSync(pending)) finish();
    fs.rmSync(stage, { recursive: true, force: true });
    fs.rmSync(part, { force: true });
  }

  /** Applies changes together, and keeps both states of each file in the history. */
  function change(changes: Changes, about: Omit<Version, "name" | "files">) {
    const all = [...changes].filter(([file, bytes]) => !isSaved(placeOf(file), bytes));
    if (all.length === 0) return;
    for (const [file] of all) {
      if (relative(content, placeOf(file)).split(sep)[0] === "..") {
        throw new Error(`${file} isn't in the content folder.`);
      }
    }
    recover();
    for (const [index, [, bytes]] of all.entries()) {
      if (bytes !== undefined) write(join(stage, "new", `${index}`), bytes);
    }
    const files = all.map(([file, bytes]) => ({ file, isGone: bytes === undefined }));
    write(join(stage, "change.json"), JSON.stringify({ ...about, files }, null, 2));
    fs.renameSync(stage, pending);
    finish();
  }

  /** Moves the files of the pending change into place. Each step may have been done before. */
  function finish() {
    const { when, files }: Version = JSON.parse(
      fs.readFileSync(join(pending, "change.json"), "utf8"),
    );
    for (const [index, { file, isGone }] of files.entries()) {
      const place = placeOf(file);
      const [next, old] = ["new", "old"].map((name) => join(pending, name, `${index}`)) as [
        string,
        string,
      ];
      if (isGone ? !fs.existsSync(place) : isSaved(place, fs.readFileSync(next))) continue;
      fs.mkdirSync(dirname(old), { recursive: true });
      fs.mkdirSync(dirname(place), { recursive: true });
      if (isGone) {
        fs.renameSync(place, old);
        continue;
      }
      if (fs.existsSync(place) && !fs.existsSync(old)) {
        fs.copyFileSync(place, part);
        fs.renameSync(part, old);
      }
      fs.copyFileSync(next, part);
      fs.renameSync(part, place);
    }
    fs.mkdirSync(history, { recursive: true });
    fs.renameSync(pending, freeName(join(history, when.replaceAll(":", "-"))));
  }

  function freeName(name: string) {
    let free = name;
    for (let number = 2; fs.existsSync(free); number += 1) free = `${name}-${number}`;
    return free;
  }

  function isSaved(place: string, bytes: string | Uint8Array | undefined) {
    if (!fs.existsSync(place)) return bytes === undefined;
    return bytes !== undefined && fs.readFileSync(place).equals(Buffer.from(bytes));
  }

  function write(file: string, bytes: string | Uint8Array) {
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
    const descriptor = fs.openSync(file, "r+");
    fs.fsyncSync(descriptor);
    fs.closeSync(descriptor);
  }

  /** Returns the saved changes, the newest first. Skips folders that aren't one. */
  function list(): Version[] {
    const names = fs.existsSync(history) ? fs.readdirSync(history).sort().reverse() : [];
    return names.flatMap((name) => {
      try {
        const version: Version = JSON.parse(
          fs.readFileSync(join(history, name, "change.json"), "utf8"),
        );
        const isWhole = [version.words, version.entries, version.files].every(Array.isArray);
        return isWhole ? [{ ...version, name }] : [];
      } catch {
        return [];
      }
    });
  }

  /** Returns what a change kept of a file: its `old` or its `new` bytes, if it existed then. */
  function keptFile({ name, files }: Version, file: string, state: "old" | "new") {
    const index = files.findIndex((one) => one.file === file);
    const place = join(history, name, state, `${index}`);
    return fs.existsSync(place) ? fs.readFileSync(place) : undefined;
  }

  return { recover, change, list, keptFile };
}
