import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../../scripts/prepare.js";

/** Debian keeps servers where the path of ordinary users does not lead. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** Where the first of these programs lies. */
export function findOnPath(...programs: string[]) {
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((file) => existsSync(file));
}

export function isOnPath(program: string) {
  return findOnPath(program) !== undefined;
}

/** Debian's own Python, with what lets it forbid system calls. */
export const debianPython = "/usr/bin/python3";

export function hasSeccomp() {
  return spawnSync(debianPython, ["-c", "import seccomp"]).status === 0;
}

/** What tests need beyond Node: packages of Debian, and what finds out whether each is here. */
export type Needs = Readonly<Record<string, () => unknown>>;

/**
 * Installs what is missing from Debian's packages, where that is possible, and says so first. Gives
 * back what is still missing.
 */
export function installMissing(needs: Needs) {
  const missing = missingOf(needs);
  if (missing.length > 0 && isOnPath("apt-get")) {
    console.log(`Installing packages of Debian for the tests: ${missing.join(", ")} …`);
    const [command = "", ...asRoot] =
      process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    run(command, [...asRoot, "update"], { quiet: true });
    const install = ["install", "-y", "--no-install-recommends", ...missing];
    run(command, [...asRoot, ...install], { quiet: true });
  }
  return missingOf(needs);
}

function missingOf(needs: Needs) {
  return Object.keys(needs).filter((name) => !needs[name]?.());
}
