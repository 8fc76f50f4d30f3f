import { createServer } from "node:http";
import { listFiles, loadSite } from "./load-site.js";

const checkEveryMs = 1000;

/**
 * Serves a folder of built pages the way a static host does: `/about` from `about.html`, everything
 * unknown with the not-found page and status 404, each file in the compressed variant that the
 * browser prefers. The folder is held in memory, and read again when a build has changed it.
 *
 * @param {string} root
 */
export async function createSiteServer(root) {
  let shown = await fingerprint(root);
  let site = await loadSite(root);
  let seen = shown;
  const watch = setInterval(async () => {
    const now = await fingerprint(root).catch(() => "");
    // A build is done when its files have rested for a while; before, what was there is shown.
    const hasRested = now === seen;
    seen = now;
    if (!hasRested || now === shown || !now.includes('"index.html"')) return;
    try {
      site = await loadSite(root);
      shown = now;
    } catch {
      // A file went while it was read: the next look finds another change.
    }
  }, checkEveryMs).unref();

  const server = createServer(
    {
      // A request for a page is a few hundred bytes and comes at once.
      maxHeaderSize: 8192,
      headersTimeout: 10_000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 30_000,
    },
    (request, response) => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        // Whatever follows is not read, so the connection cannot be used again.
        const refusal = ["Allow", "GET, HEAD", "Connection", "close", "Content-Length", "0"];
        response.writeHead(405, [...site.headers, ...refusal]).end();
        return;
      }
      const { url = "" } = request;
      // Nearly every address is a name already.
      const found = site.answers.get(url) ?? site.answers.get(readPath(url));
      const { changedAt, variants } = found ?? site.notFound;
      const variant = chooseVariant(variants, request.headers["accept-encoding"]);
      if (!variant) {
        response.writeHead(404, [...site.headers, "Content-Length", "0"]).end();
      } else if (found && isKnown(request.headers, variant.etag, changedAt)) {
        response.writeHead(304, variant.unchangedHeaders).end();
      } else {
        response.writeHead(found ? 200 : 404, variant.headers);
        response.end(request.method === "HEAD" ? undefined : variant.body);
      }
    },
  );
  // Without this, Node would close the connection and say nothing.
  server.on("connect", (_, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n");
  });
  server.on("close", () => clearInterval(watch));
  return server;
}

/**
 * Which address is asked for. It is looked up as it stands: no dots or slashes are resolved.
 *
 * @param {string} url
 */
function readPath(url) {
  // Whoever believes that this is a proxy sends the whole address.
  const [path = ""] = url.replace(/^https?:\/\/[^/]*/i, "").split(/[?#]/, 1);
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape names no file.
    return "";
  }
}

/**
 * The variant that the browser likes best, or if it likes several as much, the smallest. The file
 * itself is always acceptable: better than no page.
 *
 * @param {readonly import("./load-site.js").Variant[]} variants
 * @param {string | string[]} [accepted]
 */
function chooseVariant(variants, accepted) {
  if (!accepted || variants.length < 2) return variants.at(-1);
  const qualities = readQualities(String(accepted));
  let best = variants.at(-1);
  let bestQuality = 0;
  for (const variant of variants) {
    const isFallback = variant.encoding === "identity";
    const quality = qualities.get(variant.encoding) ?? (isFallback ? 0 : qualities.get("*")) ?? 0;
    if (quality > bestQuality) [best, bestQuality] = [variant, quality];
  }
  return best;
}

/** Browsers send the same few lists over and over. @type {Map<string, Map<string, number>>} */
const knownQualities = new Map();

/** @param {string} accepted as in `gzip;q=0.8, br` */
function readQualities(accepted) {
  const known = knownQualities.get(accepted);
  if (known) return known;
  const qualities = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
  if (knownQualities.size < 100) knownQualities.set(accepted, qualities);
  return qualities;
}

/**
 * Whether the browser has this already. An ETag is compared alone, without the time, if it is sent.
 *
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @param {string} etag
 * @param {number} changedAt
 */
function isKnown(headers, etag, changedAt) {
  const tags = headers["if-none-match"];
  if (tags !== undefined) {
    return tags.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
  }
  const since = headers["if-modified-since"];
  return since !== undefined && Date.parse(since) >= changedAt;
}

/**
 * Changes whenever a file in the folder does.
 *
 * @param {string} root
 */
async function fingerprint(root) {
  return JSON.stringify(await listFiles(root));
}
