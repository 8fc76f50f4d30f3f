import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFolder } from "../hosting/compress.js";
import { frames, securityHeaders } from "../hosting/headers.js";
import { createSiteServer } from "../hosting/server.js";
import { giveUp, root, run } from "./prepare.js";

export const dist = join(root, "dist");

export function buildSite() {
  const { status, stdout, stderr } = run("npx", ["vite", "build", "--logLevel", "error"], {
    quiet: true,
  });
  if (status !== 0) giveUp(`The site could not be built.\n${stdout}${stderr}`);
}

/** The paths of all pages that a build has written, the not-found page included. */
export async function builtPages(folder = dist) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html") && !frames.includes(file))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:index)?\.html$/, "")}`)
    .sort();
}

/**
 * Serves a folder to this machine alone, at a port that happens to be free. A site that another
 * build made is compressed first and sent with the same headers, as ours is.
 *
 * @param {string} folder
 */
export async function serveFolder(folder) {
  const isOurs = existsSync(join(folder, "_headers"));
  const copy = isOurs ? undefined : await mkdtemp(join(tmpdir(), "site-"));
  if (copy) {
    await cp(folder, copy, { recursive: true });
    await compressFolder(copy);
    await writeFile(join(copy, "_headers"), sharedHeaders());
  }
  const server = (await createSiteServer(copy ?? folder)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  server.on("close", () => copy && rm(copy, { recursive: true }));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * The headers of the site for a folder that is compared with it: some cost time, whatever the page.
 * Without the policy, which names the code of our own pages.
 */
function sharedHeaders() {
  const headers = Object.entries(securityHeaders(""))
    .filter(([name]) => name !== "Content-Security-Policy")
    .map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...headers, ""].join("\n");
}
