import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export const decap = {
  version: "3.16.3",
  /** As the registry names it: another file under the same name is refused. */
  integrity:
    "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==",
};

/**
 * The folder of Decap's scripts. They come when the editor is first called, as one file: installed
 * as a package, they would bring 700 others along that are in this file already.
 */
export function fetchDecap(root: string) {
  const folder = join(root, "node_modules", ".cache", `decap-cms@${decap.version}`);
  const scripts = join(folder, "package", "dist");
  if (existsSync(scripts)) return scripts;
  mkdirSync(folder, { recursive: true });
  // On Windows, npm is a script that only a shell can start.
  const shell = process.platform === "win32";
  const packed = spawnSync("npm", ["pack", `decap-cms@${decap.version}`], { cwd: folder, shell });
  if (packed.status !== 0) throw new Error("The editor could not be fetched.");
  const archive = `decap-cms-${decap.version}.tgz`;
  checkIntegrity(join(folder, archive));
  const unpacked = spawnSync("tar", ["-xzf", archive], { cwd: folder });
  if (unpacked.status !== 0) throw new Error("The editor could not be unpacked.");
  return scripts;
}

/** Deletes a file that is not the one whose fingerprint is known, so that it is never run. */
export function checkIntegrity(file: string, integrity = decap.integrity) {
  const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
  if (`sha512-${hash}` === integrity) return;
  rmSync(file);
  throw new Error("What was fetched is not the editor that this website knows. Nothing was run.");
}
