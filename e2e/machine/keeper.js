import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";

/*
 * Stands between a command and a tool that it runs: a process that is killed can end nobody, but
 * its keeper sees that the channel between them is closed. The tool has a process group to itself,
 * which is ended as a whole.
 */

const [patience = "", command = "", ...args] = process.argv.slice(2);
const hasGroups = process.platform !== "win32";

const tool = spawn(command, args, {
  stdio: "inherit",
  detached: hasGroups,
  // On Windows, npm and npx are scripts that only a shell can start.
  shell: !hasGroups,
});
tool.on("error", ({ message }) => {
  console.error(`${command} could not be started: ${message}`);
  process.exit(127);
});

const ended = once(tool, "exit");
await Promise.race([ended, once(process, "disconnect")]);

// What Ctrl+C sends: at a SIGTERM, Playwright would leave its web server behind.
send("SIGINT");
const deadline = Date.now() + Number(patience);
while (send(0) && Date.now() < deadline) await setTimeout(20);
send("SIGKILL");

const [status, signal] = await ended;
process.exit(status ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]);

/**
 * Sends a signal to all that is left of the tool; 0 asks whether anything is.
 *
 * @param {NodeJS.Signals | 0} signal
 */
function send(signal) {
  try {
    return hasGroups ? process.kill(-Number(tool.pid), signal) : tool.kill(signal);
  } catch {
    return false;
  }
}
