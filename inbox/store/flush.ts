import { closeSync, fsyncSync, openSync } from "node:fs";

/** Flushes a file to the disk. Of a folder: the names in it, such as that of a new file. */
export function flush(path: string) {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
