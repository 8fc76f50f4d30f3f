import { join } from "node:path";
import { checkNode, installIfNeeded, root } from "./prepare.js";

checkNode();
installIfNeeded();

const { runnerImport } = await import("vite");
const entry = join(root, "build", "run-go-live.ts");
const { module } = await runnerImport(entry, { root, configFile: false });
const { runGoLive } = /** @type {typeof import("../build/run-go-live")} */ (module);
const { isReady, text } = await runGoLive(root, new Date());
console.log(text);
process.exitCode = isReady ? 0 : 1;
