import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkNode, giveUp, installIfNeeded, root, run } from "./prepare.js";

checkNode();
installIfNeeded();
installIfNeeded("inbox");

const commands = ["backup", "restore", "check", "open"];
const [command = "main"] = process.argv.splice(2, commands.includes(process.argv[2] ?? "") ? 1 : 0);
const entry = join(root, "inbox", "built", `${command}.js`);

// The server is built each time it starts; a command beside it uses what is there.
if (command === "main" || !existsSync(entry)) {
  build("The inbox", ["--config", "inbox/vite.config.ts"]);
}
if (command === "main") {
  build("The practice's pages", ["--config", "inbox/staff-pages/vite.config.ts"]);
  process.env.SITE_DELIVERY = "inbox";
  build("The site", []);
}
await import(pathToFileURL(entry).href);

/**
 * @param {string} what
 * @param {readonly string[]} args
 */
function build(what, args) {
  console.log(`${what}: being built …`);
  const all = ["vite", "build", "--logLevel", "error", ...args];
  const { status, stdout, stderr } = run("npx", all, { quiet: true });
  if (status !== 0) giveUp(`${what}: could not be built.\n${stdout}${stderr}`);
}
