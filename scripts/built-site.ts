import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createSiteServer } from "../hosting/server.ts";
import { giveUp, root, run } from "./prepare.js";

export const dist = join(root, "dist");

/** The site as it is built for the inbox, for tests. */
export const inboxDist = join(root, "dist-inbox");

export function buildSite() {
  build();
}

export function buildSiteForInbox() {
  process.env.SITE_DELIVERY = "inbox";
  build("--outDir", inboxDist);
  delete process.env.SITE_DELIVERY;
}

function build(...options: string[]) {
  const args = ["vite", "build", "--logLevel", "error", ...options];
  const { status, stdout, stderr } = run("npx", args, { quiet: true });
  if (status !== 0) giveUp(`The site could not be built.\n${stdout}${stderr}`);
}

/**
 * The paths of all pages that a build has written: the not-found page included, but not the map, a
 * document that stands in a frame of pages.
 */
export async function builtPages() {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html") && file !== "map.html")
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:index)?\.html$/, "")}`)
    .sort();
}

/** Serves a folder to this machine alone, at a port that happens to be free. */
export async function serveFolder(folder: string) {
  const server = createSiteServer(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
