import { spawn } from "node:child_process";
import { once } from "node:events";
import { makePractices, practiceFolder, smallPracticeFolder } from "../e2e/practices.ts";
import { inboxBuild, sites } from "../e2e/sites.ts";
import { exitWithError, root } from "./prepare.js";

/*
 * Builds the sites that browser tests visit. With `at-length`, also a small practice and the site of
 * the owner's content.
 */

const practice = { SITE_CONTENT: practiceFolder };

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
if (process.argv.includes("at-length")) {
  await makePractices();
  await Promise.all([
    build(sites.small, { SITE_CONTENT: smallPracticeFolder }),
    build(sites.content),
  ]);
}

async function build(out: string, added = {}, config = "vite.config.ts") {
  const args = ["build", "--logLevel", "error", "--config", config, "--outDir", out];
  // npm has put the project's tools on the path.
  const child = spawn("vite", args, {
    cwd: root,
    // Vite has set NODE_ENV for this process; it would make the build one for developers.
    env: { ...process.env, NODE_ENV: undefined, ...added },
    stdio: "inherit",
    // On Windows, Vite is a script that needs a shell.
    shell: process.platform === "win32",
  });
  const [status] = await once(child, "exit");
  if (status !== 0) exitWithError("The site could not be built.");
}
