import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { liveAYear } from "../e2e/editor/owners-year.ts";
import { copyProject } from "./copy-project.js";
import { root } from "./prepare.js";

/*
 * Whatever an owner writes, nobody has to touch a test for it: lives an owner's year in a copy of the
 * project, and runs all its tests there.
 */

const copy = await mkdtemp(join(tmpdir(), "owners-year-"));
try {
  await copyProject(root, copy);
  await liveAYear(join(copy, "content"));
  console.log(`An owner's year was lived in ${copy}. The tests of that project:`);
  const { status } = spawnSync("npm", ["test"], {
    cwd: copy,
    stdio: "inherit",
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
