import { runTool } from "../e2e/machine/run-tool.js";
import { practiceFolder } from "../e2e/practices.ts";
import { inboxBuild, sites } from "../e2e/sites.ts";
import { giveUp, installIfNeeded } from "./prepare.js";

/* What browser tests visit; with `content`, also the site of the owner's content. */

const practice = { SITE_CONTENT: practiceFolder };

installIfNeeded("inbox");
// Two at a time: a build keeps hardly more than a core busy. The second site finds the pictures that
// the first has made.
await Promise.all([
  build(sites.practice, practice),
  build(inboxBuild.server, practice, "inbox/vite.config.ts"),
]);
await Promise.all([
  build(sites.delivering, { ...practice, SITE_DELIVERY: "inbox" }),
  build(inboxBuild.pages, practice, "inbox/staff-pages/vite.config.ts"),
]);
if (process.argv.includes("content")) await build(sites.content);

async function build(out: string, env = {}, config = "vite.config.ts") {
  const args = ["vite", "build", "--logLevel", "error", "--config", config, "--outDir", out];
  if ((await runTool("npx", args, { env })) !== 0) giveUp("The site could not be built.");
}
