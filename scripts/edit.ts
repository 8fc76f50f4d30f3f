import { createServer } from "vite";
import { fetchDecap } from "../editor/decap.ts";
import { createEditorServer } from "../editor/server.ts";
import { root } from "./prepare.js";

const port = Number(process.env.PORT ?? 4174);
const siteUrl = `http://localhost:${port + 1}/`;

const site = await createServer({ root, server: { port: port + 1, strictPort: true } });
await site.listen();
createEditorServer({ root, scripts: fetchDecap(root), siteUrl }).listen(port, "localhost", () => {
  console.log(`The editor is open on http://localhost:${port} (Ctrl+C ends it)`);
});
