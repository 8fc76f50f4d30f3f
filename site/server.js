import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pipeline } from "node:stream";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Serves a folder of built pages the way a static host does: `/about` and `/about/` from
 * `about.html`, and everything unknown with the not-found page and status 404.
 *
 * @param {string} root
 */
export function createSiteServer(root) {
  const notFound = join(root, "404.html");
  return createServer(async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const file = (await findFile(root, request.url ?? "/")) ?? notFound;
    response.writeHead(file === notFound ? 404 : 200, {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      // Files in assets/ carry a hash of their content in their name.
      "Cache-Control": file.startsWith(join(root, "assets", sep))
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      "X-Content-Type-Options": "nosniff",
    });
    if (request.method === "HEAD") response.end();
    else pipeline(createReadStream(file), response, () => {});
  });
}

/**
 * @param {string} root
 * @param {string} url
 */
async function findFile(root, url) {
  const path = readPath(url);
  if (path === undefined) return;
  const base = join(root, normalize(path));
  if (base !== root && !base.startsWith(root + sep)) return;
  const page = base.replace(/[\\/]$/, "");
  const candidates = page === root ? [join(root, "index.html")] : [page, `${page}.html`];
  for (const candidate of candidates) {
    const stats = await stat(candidate).catch(() => undefined);
    if (stats?.isFile()) return candidate;
  }
}

/** @param {string} url */
function readPath(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
    return path.includes("\0") ? undefined : path;
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
}
