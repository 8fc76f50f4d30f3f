import { loadTypeScript } from "./load-typescript.js";
import { checkNode, installIfNeeded, root } from "./prepare.js";

checkNode();
installIfNeeded();

/** @type {typeof import("../build/run-go-live.ts")} */
const { runGoLive } = await loadTypeScript("build/run-go-live.ts");
const { isReady, text } = await runGoLive(root, new Date());
console.log(text);
process.exitCode = isReady ? 0 : 1;
