import { checkNode, giveUp, installIfNeeded, run } from "./prepare.js";

checkNode();
installIfNeeded();

const { status, stdout, stderr } = run("npx", ["vite", "build", "--logLevel", "warn"], {
  quiet: true,
});
if (status !== 0) giveUp(`The site could not be built.\n${stdout}${stderr}`);

await import("./serve.js");
