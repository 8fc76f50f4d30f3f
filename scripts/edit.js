import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadTypeScript } from "./load-typescript.js";
import { checkNode, giveUp, installIfNeeded, root, run } from "./prepare.js";

const editor = "decap-cms@3.16.3";
const port = Number(process.env.PORT ?? 4174);

checkNode();
installIfNeeded();
const scripts = fetchEditor();

const { createServer } = await import("vite");
const site = await createServer({ root, server: { port: port + 1, strictPort: true } });
await site.listen();

/** @type {typeof import("../editor/server.ts")} */
const { createEditorServer } = await loadTypeScript("editor/server.ts");
const siteUrl = `http://localhost:${port + 1}/`;
createEditorServer({ root, scripts, siteUrl }).listen(port, "localhost", () => {
  console.log(`The editor is open on http://localhost:${port} (Ctrl+C ends it)`);
});

/**
 * The editor comes when it is first called, as one file: installed as a package, it would bring 700
 * others along that are in this file already.
 */
function fetchEditor() {
  const folder = join(root, "node_modules", ".cache", editor);
  if (!existsSync(join(folder, "package", "dist"))) {
    console.log("Fetching the editor …");
    mkdirSync(folder, { recursive: true });
    const packed = run("npm", ["pack", editor, "--pack-destination", folder], { quiet: true });
    const [file = ""] = packed.stdout?.trim().split("\n").slice(-1) ?? [];
    const unpacked = spawnSync("tar", ["-xzf", file], { cwd: folder });
    if (packed.status !== 0 || unpacked.status !== 0) giveUp("The editor could not be fetched.");
  }
  return join(folder, "package", "dist");
}
