import { runGoLive } from "../editor/run-go-live.ts";
import { root } from "./prepare.js";

const { isReady, text } = await runGoLive(root, new Date());
console.log(text);
process.exitCode = isReady ? 0 : 1;
