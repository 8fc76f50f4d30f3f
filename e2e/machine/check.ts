import { giveUp } from "../../scripts/prepare.js";
import { runTool } from "./run-tool.js";

/** Runs a check to its end; one that fails is the last. */
export async function check(title: string, tool: string, args: readonly string[], env = {}) {
  console.log(`\n${title}`);
  const started = Date.now();
  // npm has put the project's tools on the path.
  if ((await runTool(tool, args, { env })) !== 0) giveUp(`\n${title}: failed`);
  console.log(`${title}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
}
