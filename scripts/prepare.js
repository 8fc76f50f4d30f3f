import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Ends the program with one line for a person.
 *
 * @param {string} line
 * @returns {never}
 */
export function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

/** The oldest Node that the tools run on; newer minor versions of 20 and all later ones do, too. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNewEnough = major > 20 ? major !== 21 : major === 20 && minor >= 19;
  if (!isNewEnough) {
    exitWithError(
      `Node ${version} is too old: please install Node 20.19 or newer from nodejs.org.`,
    );
  }
}

/** Installs exactly what the lock file names, unless that has been done since it last changed. */
export function installIfNeeded() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const lock = join(root, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;

  console.log("Installing what the project needs …");
  const { status, stderr } = run("npm", ["ci", "--include=dev"], { quiet: true });
  if (status !== 0) {
    const reason = /npm (?:error|ERR!) (?!code)(.+)/.exec(stderr ?? "")?.[1];
    exitWithError(`npm could not install what the project needs${reason ? ` (${reason})` : ""}.`);
  }
}

/**
 * Tells whether somebody started the command in a terminal, and no program or test did.
 *
 * @param {{ stdout: { isTTY?: boolean }, env: Record<string, string | undefined> }} process
 */
export function isByHand({ stdout, env }) {
  return Boolean(stdout.isTTY) && !env.CI;
}

/**
 * Returns the port named after a command, as in `npm start 8080`, which every shell understands, or
 * that of the variable PORT.
 *
 * @param {number} usual
 */
export function portOr(usual) {
  return Number(process.argv[2] ?? process.env.PORT) || usual;
}

/** The site as `npm start` serves it. */
export const dist = join(root, "dist");

/**
 * Builds a part of the project with Vite.
 *
 * @param {string} part
 * @param {readonly string[]} [args]
 */
export function build(part, args = []) {
  console.log(`Building the ${part} …`);
  const all = ["vite", "build", "--logLevel", "error", ...args];
  const { status, stdout, stderr } = run("npx", all, { quiet: true });
  if (status !== 0) exitWithError(`The ${part} could not be built.\n${stdout}${stderr}`);
}

/**
 * Runs a tool in the project's folder and waits for it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} [options] quiet: what it
 *   prints is returned, not shown; env: added to this process's
 */
export function run(command, args, { quiet = false, env: added = {} } = {}) {
  // Vite sets it for the commands that it loads; a build started from there would be one for
  // developers.
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, ...added };
  return spawnSync(command, args, {
    cwd: root,
    env,
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    // npm and npx are scripts on Windows, which only a shell can start.
    shell: process.platform === "win32",
  });
}
