import { join } from "node:path";
import { createServer } from "vite";
import { readContent } from "../app/content/read-content.ts";
import { editorAddress, editorPort } from "../editor/run-go-live.ts";
import { editor } from "../editor/server.ts";
import { giveUp, root } from "./prepare.js";

const port = Number(process.env.PORT ?? editorPort);

const { errors } = readContent(join(root, "content"));
if (errors.length > 0) {
  giveUp(`Files were changed by hand, and do not fit together yet:\n${errors.join("\n")}`);
}

/** The site as it is while one works on it, and the editor under an address of its own. */
const site = await createServer({
  root,
  // No page from elsewhere may read what the editor answers.
  server: {
    port,
    strictPort: true,
    host: "localhost",
    cors: false,
    watch: { ignored: "**/.editor/**" },
  },
  optimizeDeps: { entries: ["editor/client/main.tsx"] },
  plugins: [editor(root)],
});
try {
  await site.listen();
} catch {
  giveUp(
    `The editor is open already, on ${editorAddress(port)}. If it is another program that uses port ${port}, choose another: PORT=${port + 10} npm run edit`,
  );
}
console.log(`The editor is open on ${editorAddress(port)} (Ctrl+C ends it)`);
