import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flush } from "./flush.ts";

/*
 * The ids of deleted messages, once more in a file beside the database: should that be lost, this
 * says what was deleted since the last copy of it.
 */

export function writeDeleted(folder: string, ids: readonly string[]) {
  const file = join(folder, "deleted");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, ids.join("\n"), { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  flush(folder);
}

export function readDeleted(folder: string) {
  const file = join(folder, "deleted");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
