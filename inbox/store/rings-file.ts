import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { SignedRing } from "../keys/ring.ts";

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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${fileIn(folder)}.part`;
  writeFileSync(part, JSON.stringify(rings), { mode: 0o600, flush: true });
  const { uid, gid } = statSync(folder);
  // A command that runs as root writes for the server, which doesn't.
  if (process.getuid?.() === 0) chownSync(part, uid, gid);
  renameSync(part, fileIn(folder));
}
