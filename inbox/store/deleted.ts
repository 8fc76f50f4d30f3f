import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flush } from "./flush.ts";

/*
 * Repeats the ids of deleted messages in a file next to the database. If the database is lost, a
 * restore leaves out messages deleted since the last backup.
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
