import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian installs servers in `/usr/sbin`, which is not on the path of ordinary users. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** Returns the path of the first of these programs that is installed. */
export function findOnPath(...programs: string[]) {
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((file) => existsSync(file));
}

export function isOnPath(program: string) {
  return findOnPath(program) !== undefined;
}

/** Debian's own Python has the library that forbids system calls. */
export const debianPython = "/usr/bin/python3";

export function hasSeccomp() {
  return spawnSync(debianPython, ["-c", "import seccomp"]).status === 0;
}
