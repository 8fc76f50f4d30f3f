import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createSiteServer } from "../hosting/server.ts";
import { root } from "../scripts/prepare.js";

/**
 * Sites for tests, which `scripts/build-for-tests.ts` builds: of the owner's content, of the tests'
 * practice, as it is by default and with forms that deliver, and of a small practice.
 */
export const sites = {
  content: join(root, ".tests", "content"),
  practice: join(root, ".tests", "practice"),
  delivering: join(root, ".tests", "delivering"),
  small: join(root, ".tests", "small"),
};

/** Folders of the test inbox, from which Node finds its packages. */
export const inboxBuild = {
  server: join(root, "inbox", ".tests", "server"),
  pages: join(root, "inbox", ".tests", "pages"),
};

/** Returns the paths of all built pages, with the not-found page and without the framed map. */
export async function builtPages(folder: string) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /\.html$/.test(file) && !/\bmap\.html$/.test(file))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:index)?\.html$/, "")}`)
    .sort();
}

/** English pages only, because the test fonts have no Devanagari. */
export async function pagesInEnglish(folder: string) {
  return (await builtPages(folder)).filter((path) => !/^\/hi\b/.test(path));
}

/** Serves a folder to this machine only, at a free port. */
export async function serveFolder(folder: string) {
  const server = createSiteServer(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
