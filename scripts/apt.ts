import { run } from "./prepare.js";

/** Installs packages of Debian without a word, where that is possible. */
export function installWithApt(...packages: string[]) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [["update"], ["install", "-y", ...packages]]) {
    const [command = "", ...args] = [...asRoot, "apt-get", ...step];
    run(command, args, { quiet: true });
  }
}
