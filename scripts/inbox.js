import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadTypeScript } from "./load-typescript.js";
import { build, checkNode, installIfNeeded, root } from "./prepare.js";

checkNode();
installIfNeeded();

const [command] = process.argv.splice(2, 1);
if (command === "stress") await loadTypeScript("inbox/stress/stress.ts");
else if (command) await runCommand(command);
else await serve();

/** Builds all three parts, because each may have changed, and starts the server. */
async function serve() {
  buildInbox();
  build("staff's pages", ["--config", "inbox/staff-pages/vite.config.ts"]);
  process.env.SITE_DELIVERY = "inbox";
  build("site");
  await runBuilt("main");
}

/** @param {string} name a file in `inbox/commands`; it uses what was built for the server */
async function runCommand(name) {
  if (!existsSync(builtFile(name))) buildInbox();
  await runBuilt(name);
}

function buildInbox() {
  build("inbox", ["--config", "inbox/vite.config.ts"]);
}

/** @param {string} name */
async function runBuilt(name) {
  await import(pathToFileURL(builtFile(name)).href);
}

/** @param {string} name */
function builtFile(name) {
  return join(root, "inbox", "built", `${name}.js`);
}
