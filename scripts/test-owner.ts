import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../e2e/editor/copy-project.ts";
import { liveAYear } from "../e2e/editor/owners-year.ts";

/*
 * Whatever an owner writes, nobody has to touch a test for it: lives an owner's year in a copy of the
 * project, and runs all its tests there.
 */

const copy = await mkdtemp(join(tmpdir(), "owners-year-"));
try {
  await copyProject(copy);
  await liveAYear(join(copy, "content"));
  console.log(`An owner's year was lived in ${copy}. The tests of that project:`);
  // On Windows, npm is a script that only a shell can start.
  const shell = process.platform === "win32";
  process.exitCode = spawnSync("npm", ["test"], { cwd: copy, stdio: "inherit", shell }).status ?? 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
