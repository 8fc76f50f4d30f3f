import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SignedRing } from "../keys/ring.ts";
import { writeDurably } from "./durable-file.ts";

/*
 * Repeats the key rings that this server has followed in a file next to its secret: neither an
 * attack on the database nor a restored backup changes this file.
 */

type KeptRings = {
  rings: readonly SignedRing[];
  /** Hashes of the rings that `inbox:key-ring` revoked. The server refuses them from then on. */
  cut: readonly string[];
};

const fileIn = (folder: string) => join(folder, "rings");

export function readRings(folder: string): KeptRings | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(
      `${file} can’t be read. Restore it from your own safe copy, or remove it: the server then follows the list of people in the database.`,
    );
  }
}

export function writeRings(folder: string, rings: KeptRings) {
  writeDurably(fileIn(folder), JSON.stringify(rings));
}
