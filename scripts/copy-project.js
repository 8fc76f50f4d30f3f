import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Copies the project into a folder, where it can be changed, built and tested.
 *
 * @param {string} root
 * @param {string} folder
 */
export async function copyProject(root, folder) {
  for (const file of await filesOf(root)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  for (const part of ["", "inbox"]) await linkPackages(join(root, part), join(folder, part));
}

/**
 * All files that are part of the project, new ones included; without Git, all but what commands made.
 *
 * @param {string} root
 */
async function filesOf(root) {
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
    return files.split("\0").filter((file) => file && existsSync(join(root, file)));
  } catch {
    return filesIn(root, root);
  }
}

const made =
  /^(\.git|\.build|\.tests|node_modules|dist|dist-editor|dist-inbox|test-results|playwright-report|screenshots|data|built)$/;

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesIn(root, folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (made.test(entry.name)) return [];
    return entry.isDirectory() ? filesIn(root, path) : [relative(root, path)];
  });
  return (await Promise.all(files)).flat();
}

/**
 * A folder of links, not a link to the folder: what a build keeps for the next one in
 * `node_modules/.cache` must not reach the copy, nor the other way round.
 *
 * @param {string} from
 * @param {string} to
 */
async function linkPackages(from, to) {
  const installed = join(from, "node_modules");
  if (!existsSync(installed)) return;
  await mkdir(join(to, "node_modules"));
  for (const name of await readdir(installed)) {
    if (name.startsWith(".") && name !== ".bin") continue;
    await symlink(join(installed, name), join(to, "node_modules", name), "junction");
  }
  // By this file, the scripts know that everything is installed.
  const lock = join("node_modules", ".package-lock.json");
  await cp(join(from, lock), join(to, lock));
}
