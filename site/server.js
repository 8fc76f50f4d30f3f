import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const textTypes = /^text\/|[+/](?:json|xml)$|x-icon/;

/** In order of preference. Brotli works at quality 11, its default, for each file does it only once. */
const encodings = [
  { name: "br", compress: promisify(brotliCompress) },
  { name: "gzip", compress: promisify(gzip) },
];

/**
 * Serves a folder of built pages the way a static host does: `/about` from `about.html` or
 * `about/index.html`, everything unknown with the not-found page and status 404, and text
 * compressed.
 *
 * @param {string} root
 */
export function createSiteServer(root) {
  const notFound = join(root, "404.html");
  const read = createReader();
  return createServer(async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const file = (await findFile(root, request.url ?? "/")) ?? notFound;
    const type = types[extname(file)] ?? "application/octet-stream";
    const isText = textTypes.test(type);
    const encoding = isText ? chooseEncoding(request.headers["accept-encoding"]) : undefined;
    // A build may take a file away while it is asked for; a folder may have no not-found page.
    const body = await read(file, encoding).catch(() => undefined);
    response.writeHead(file === notFound || !body ? 404 : 200, {
      "Content-Type": type,
      // Files in assets/ carry a hash of their content in their name.
      "Cache-Control": file.startsWith(join(root, "assets", sep))
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      "X-Content-Type-Options": "nosniff",
      ...(isText && { Vary: "Accept-Encoding" }),
      ...(body && encoding && { "Content-Encoding": encoding.name }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
}

/** @param {string | string[]} [accepted] */
function chooseEncoding(accepted = "") {
  const names = String(accepted)
    .split(",")
    .map((name) => name.split(";", 1)[0]?.trim());
  return encodings.find(({ name }) => names.includes(name));
}

/** Reads files, and remembers what they were compressed to until they change. */
function createReader() {
  /** @type {Map<string, { changedAt: number, body: Promise<Buffer> }>} */
  const compressed = new Map();
  /**
   * @param {string} file
   * @param {(typeof encodings)[number]} [encoding]
   */
  return async (file, encoding) => {
    if (!encoding) return readFile(file);
    const key = `${encoding.name} ${file}`;
    const changedAt = (await stat(file)).mtimeMs;
    const known = compressed.get(key);
    if (known?.changedAt === changedAt) return known.body;
    const body = readFile(file).then((content) => encoding.compress(content));
    compressed.set(key, { changedAt, body });
    return body;
  };
}

/**
 * @param {string} root
 * @param {string} url
 */
async function findFile(root, url) {
  const path = readPath(url);
  if (path === undefined || isOtherSpelling(path)) return;
  const base = join(root, normalize(path));
  if (base !== root && !base.startsWith(root + sep)) return;
  const page = base.replace(/[\\/]$/, "");
  const index = join(page, "index.html");
  const candidates = page === root ? [index] : [page, `${page}.html`, index];
  for (const candidate of candidates) {
    const stats = await stat(candidate).catch(() => undefined);
    if (stats?.isFile()) return candidate;
  }
}

/**
 * Only the addresses that links name are pages: with a slash at the end, or as a file, they are not.
 *
 * @param {string} path
 */
function isOtherSpelling(path) {
  return path !== "/map.html" && /.\/$|\/index$|\.html$/.test(path);
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
