import { createServer } from "vite";
import { runGoLive } from "../editor/run-go-live.ts";
import { siteIn } from "../editor/site.ts";
import { root } from "./prepare.js";

/** Renders all pages as `npm run edit` does. */
async function render() {
  const server = await createServer({
    ...{ root, logLevel: "silent" },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await siteIn(server).allPages?.();
  } finally {
    await server.close();
  }
}

const { isReady, text } = await runGoLive(root, new Date(), render);
console.log(text);
process.exitCode = isReady ? 0 : 1;
