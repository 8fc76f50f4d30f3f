import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadTypeScript } from "./load-typescript.js";
import { giveUp, root, run } from "./prepare.js";

export const dist = join(root, "dist");

export function buildSite() {
  const { status, stdout, stderr } = run("npx", ["vite", "build", "--logLevel", "error"], {
    quiet: true,
  });
  if (status !== 0) giveUp(`The site could not be built.\n${stdout}${stderr}`);
}

/**
 * The paths of all pages that a build has written: the not-found page included, but not the map, a
 * document that stands in a frame of pages.
 */
export async function builtPages(folder = dist) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html") && file !== "map.html")
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:index)?\.html$/, "")}`)
    .sort();
}

/**
 * Serves a folder to this machine alone, at a port that happens to be free. A site that another
 * build made is compressed first, as ours is.
 *
 * @param {string} folder
 */
export async function serveFolder(folder) {
  /** @type {typeof import("../hosting/compress.ts")} */
  const { compressFolder } = await loadTypeScript("hosting/compress.ts");
  /** @type {typeof import("../hosting/server.ts")} */
  const { createSiteServer } = await loadTypeScript("hosting/server.ts");
  const isOurs = existsSync(join(folder, "_headers"));
  const copy = isOurs ? undefined : await mkdtemp(join(tmpdir(), "site-"));
  if (copy) {
    await cp(folder, copy, { recursive: true });
    await compressFolder(copy);
  }
  const server = createSiteServer(copy ?? folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  server.on("close", () => copy && rm(copy, { recursive: true }));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
