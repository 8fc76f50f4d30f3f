import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "../../scripts/prepare.js";

/** The folders that commands make, each a line that ends with a slash, and what Git keeps. */
const ignored = readFileSync(join(root, ".gitignore"), "utf8").match(/^.+(?=\/$)/gm) ?? [];
const leftOut = [".git", ...ignored];

/** Copies the project into a folder, where it can be changed, built and tested. */
export async function copyProject(folder: string) {
  await cp(root, folder, {
    recursive: true,
    filter: (file) => {
      const path = relative(root, file).replaceAll("\\", "/");
      return !leftOut.some((name) => path === name || path.endsWith(`/${name}`));
    },
  });
  for (const part of ["", "inbox"]) await linkPackages(join(root, part), join(folder, part));
}

/**
 * A folder of links, not a link to the folder: what a build keeps for the next one in
 * `node_modules/.cache` must not reach the copy, nor the other way round.
 */
async function linkPackages(from: string, to: string) {
  const [installed, linked] = [join(from, "node_modules"), join(to, "node_modules")];
  await mkdir(linked);
  for (const name of await readdir(installed)) {
    if (name.startsWith(".") && name !== ".bin") continue;
    await symlink(join(installed, name), join(linked, name), "junction");
  }
  // By this file, the scripts know that everything is installed.
  await cp(join(installed, ".package-lock.json"), join(linked, ".package-lock.json"));
}
