import { exitWithError, run } from "../../scripts/prepare.js";

/** Runs a check and ends the program if it fails. */
export function check(title: string, tool: string, args: readonly string[], env = {}) {
  console.log(`\n${title}`);
  const started = Date.now();
  // npm has put the project's tools on the path.
  if (run(tool, args, { env }).status !== 0) exitWithError(`\n${title}: failed`);
  console.log(`${title}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
}
