import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";

/** All that is read by a build, the compiler and the checks. */
const sources = [
  "app",
  "content",
  "editor",
  "bench",
  "e2e",
  "scripts",
  "build",
  "hosting",
  "package.json",
  "package-lock.json",
  "playwright.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
];

/**
 * Copies the project into a folder, where it can be changed and built.
 *
 * @param {string} root
 * @param {string} folder
 */
export async function copyProject(root, folder) {
  for (const source of sources) {
    await cp(join(root, source), join(folder, source), { recursive: true });
  }
  await linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
}

/**
 * A folder of links, not a link to the folder: what a build keeps for the next one in
 * `node_modules/.cache` must not reach the copy, nor the other way round.
 *
 * @param {string} from
 * @param {string} to
 */
async function linkPackages(from, to) {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith(".")) continue;
    await symlink(join(from, name), join(to, name), "junction");
  }
  // By this file, the scripts know that everything is installed.
  await cp(join(from, ".package-lock.json"), join(to, ".package-lock.json"));
}
