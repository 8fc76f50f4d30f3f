import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/prepare.js";

/** npm passes a SIGTERM to its shell alone, which ends without a word to this process. */
const parent = process.ppid;

/**
 * Runs a tool in the project's folder and resolves with its exit status. Nothing in the tool's
 * process group outlives the call, nor this process, in whatever way it ends: see `keeper.js`.
 * Interrupted meanwhile, this process ends with the status that shells give for the signal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string | undefined>>, patience?: number }} [options]
 *   env: beside the environment of this process; patience: how long, in milliseconds, what is
 *   interrupted may take to end by itself
 * @returns {Promise<number>}
 */
export async function runTool(command, args, { env, patience = 10_000 } = {}) {
  const keeper = join(import.meta.dirname, "keeper.js");
  const child = spawn(process.execPath, [keeper, String(patience), command, ...args], {
    cwd: root,
    // Vite sets it for the commands that it loads; a build started from there would be one for
    // developers.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Away from the terminal, which would interrupt the keeper as well.
    detached: process.platform !== "win32",
  });

  /** @type {NodeJS.Signals | undefined} */
  let interruption;
  /** @param {NodeJS.Signals} signal */
  function interrupt(signal) {
    interruption ??= signal;
    if (child.connected) child.disconnect();
  }
  const watch = setInterval(() => {
    if (process.ppid !== parent) interrupt("SIGHUP");
  }, 500);
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.once(signal, interrupt);
  const [status] = await once(child, "exit");
  for (const signal of signals) process.off(signal, interrupt);
  clearInterval(watch);

  if (interruption) process.exit(128 + constants.signals[interruption]);
  return status ?? 1;
}
