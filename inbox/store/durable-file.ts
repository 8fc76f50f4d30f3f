import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** Replaces a file that only its owner may read. The old content stays until the new one is flushed. */
export function writeDurably(file: string, text: string) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  writeFileSync(part, text, { mode: 0o600, flush: true });
  giveToOwner([part], folder);
  renameSync(part, file);
  flush(folder);
}

/** Gives files to the owner of their folder: a command may run as root, and the server doesn't. */
export function giveToOwner(files: readonly string[], folder: string) {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) for (const file of files) chownSync(file, uid, gid);
}

/** Flushes a file to the disk. Of a folder: the names in it, such as that of a new file. */
export function flush(path: string) {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
