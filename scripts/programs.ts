import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.js";

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

/** Something that tests need beyond Node: where Debian has it, and whether it is here. */
export type Need = { debianPackage: string; isHere: () => boolean };

/**
 * Installs what is missing from Debian's packages, where that is possible, and says so first. Gives
 * back what is still missing.
 */
export function installMissing(needs: readonly Need[]) {
  const missing = needs.filter(({ isHere }) => !isHere());
  if (missing.length > 0 && isOnPath("apt-get")) {
    const packages = missing.map(({ debianPackage }) => debianPackage);
    console.log(`Installing packages of Debian for the tests: ${packages.join(", ")} …`);
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    for (const step of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const [command = "", ...args] = [...asRoot, "apt-get", ...step];
      run(command, args, { quiet: true });
    }
  }
  return needs.filter(({ isHere }) => !isHere());
}
