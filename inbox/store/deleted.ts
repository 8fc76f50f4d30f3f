import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "./durable-file.ts";

/*
 * Repeats the ids of deleted messages in a file next to the database. If the database is lost, a
 * restore leaves out messages deleted since the last backup.
 */

const fileIn = (folder: string) => join(folder, "deleted");

export function writeDeleted(folder: string, ids: readonly string[]) {
  writeDurably(fileIn(folder), ids.join("\n"));
}

export function readDeleted(folder: string) {
  const file = fileIn(folder);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
