import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createSiteServer } from "../hosting/server.ts";
import { runTool } from "./children.js";
import { giveUp, root } from "./prepare.js";

/** The site as `npm start` serves it. */
export const dist = join(root, "dist");

/** The content of the tests' own practice. */
export const practiceContent = join(root, "e2e", "practice");

/**
 * Sites for tests: of the owner's content, and of the tests' practice, as it is by default and with
 * forms that deliver.
 */
export const sites = {
  content: join(root, ".tests", "content"),
  practice: join(root, ".tests", "practice"),
  delivering: join(root, ".tests", "delivering"),
};

/** The inbox for tests, where it finds its packages. */
export const inboxBuild = {
  server: join(root, "inbox", ".tests", "server"),
  pages: join(root, "inbox", ".tests", "pages"),
};

export async function buildSite() {
  await build(dist);
}

/** All that browser tests visit, two at a time: a build keeps hardly more than a core busy. */
export async function buildForTests() {
  const practice = { SITE_CONTENT: practiceContent };
  await Promise.all([
    build(sites.practice, practice),
    build(sites.delivering, { ...practice, SITE_DELIVERY: "inbox" }),
  ]);
  await Promise.all([
    build(inboxBuild.server, practice, "inbox/vite.config.ts"),
    build(inboxBuild.pages, practice, "inbox/staff-pages/vite.config.ts"),
  ]);
}

/** The site of the owner's content, for what is measured. */
export async function buildContentForTests() {
  await build(sites.content);
}

async function build(out: string, env: Record<string, string> = {}, config = "vite.config.ts") {
  const args = ["vite", "build", "--logLevel", "error", "--config", config, "--outDir", out];
  if ((await runTool("npx", args, { env })) !== 0) giveUp("The site could not be built.");
}

/**
 * The paths of all pages that a build has written: the not-found page included, but not the map, a
 * document that stands in a frame of pages.
 */
export async function builtPages(folder: string) {
  const files = await readdir(folder, { recursive: true });
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
