import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createSiteServer } from "../hosting/server.ts";
import { giveUp, root, run } from "./prepare.js";

/** The site of the project's own content. */
export const dist = join(root, "dist");

/** The content of the tests' own practice. */
export const practiceContent = join(root, "e2e", "practice");

/** Sites for tests: of their practice, as it is by default and with forms that deliver. */
export const sites = {
  practice: join(root, ".tests", "practice"),
  delivering: join(root, ".tests", "delivering"),
};

export function buildSite() {
  build({ out: dist });
}

/** The sites of the tests' practice. */
export function buildTestSites() {
  build({ out: sites.practice, content: practiceContent });
  build({ out: sites.delivering, content: practiceContent, delivery: "inbox" });
}

type Build = { out: string; content?: string; delivery?: "inbox" };

function build({ out, content, delivery }: Build) {
  const args = ["build", "--logLevel", "warn", "--outDir", out];
  const env = { SITE_CONTENT: content, SITE_DELIVERY: delivery };
  const { status, stdout, stderr } = run("npx", ["vite", ...args], { quiet: true, env });
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

/** Serves a folder to this machine alone, at a port that happens to be free. */
export async function serveFolder(folder: string) {
  const server = createSiteServer(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
