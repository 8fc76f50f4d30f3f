import "./for-delivery.ts";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSites } from "../app/content/read-site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns the sites of the practice as constants of a build, for a machine without its content. */
export async function siteConstants(folder = process.env.SITE_CONTENT ?? "content") {
  const sites = await readSites(resolve(root, folder));
  return { SITES: JSON.stringify(sites), "process.env.SITE_DELIVERY": '"inbox"' };
}
