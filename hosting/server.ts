import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { extname, join, sep } from "node:path";
import { findVariant } from "./compress.ts";
import { cacheControl, contentTypes, hashedFolder, securityHeaders } from "./headers.ts";
import { exceptions, notServed, withSlash } from "./hosts/rules.ts";

const notServedPattern = new RegExp(notServed);
const framePattern = new RegExp(exceptions.frame);
/** Captures a path without a slash at its end. */
const pagePattern = new RegExp(`${withSlash}?$`);

/** Statuses of requests that Node can't read, by Node's error code. Others are bad requests, 400. */
const unreadableStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Serves a folder of built pages the way a static host does. Files are looked up at each request,
 * so that a new build is shown without a restart.
 */
export function createSiteServer(root: string) {
  return answerUnreadable(createServer(createSiteListener(root)));
}

/** Answers requests that Node can't read with words. Node's own answers have no body. */
export function answerUnreadable(server: Server) {
  return server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    const status = unreadableStatuses[code] ?? 400;
    const body = wordsFor(status);
    const head = [
      `HTTP/1.1 ${body}`,
      "Connection: close",
      "Content-Type: text/plain",
      `Content-Length: ${body.length}`,
    ].join("\r\n");
    if (!socket.writable || code === "ECONNRESET") socket.destroy();
    else socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  });
}

/** 405 → `405 Method Not Allowed` */
function wordsFor(status: number) {
  return `${status} ${STATUS_CODES[status]}`;
}

/** Returns such a server's listener, for a server that also does something else. */
export function createSiteListener(root: string) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    // The not-found page is missing, or a build has just removed the file.
    await answer(root, request, response).catch(() => response.writeHead(404).end());
  };
}

/** Returns the headers of every page. */
export async function siteHeaders(root: string) {
  return securityHeaders(await readPolicy(root));
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const { method = "", headers } = request;
  const url = originForm(request.url);
  response.setHeaders(new Map(Object.entries(await siteHeaders(root))));
  response.setHeader("Cache-Control", cacheControl.other);
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" });
    response.end(wordsFor(405));
    return;
  }

  const path = readPath(url);
  const pagePath = findPagePath(root, path);
  if (pagePath && pagePath !== path) {
    const [query = ""] = /\?.*/.exec(url) ?? [];
    response.writeHead(301, { Location: pagePath + query }).end();
    return;
  }

  const found = isServed(path) ? (findPage(root, path) ?? findFile(root, path)) : undefined;
  const file = found ?? notFoundFile(root, path);
  const encoding = findVariant(file, headers["accept-encoding"]);
  const body = await readFile(file + (encoding?.extension ?? ""));
  const isHashed = found && path.startsWith(`/${hashedFolder}/`);
  if (isHashed) response.setHeader("Cache-Control", cacheControl.hashed);
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (found && isKnown(etag, headers["if-none-match"])) {
    response.writeHead(304).end();
    return;
  }
  const type = contentTypes[extname(file).slice(1)] ?? "application/octet-stream";
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", body.length);
  if (encoding) response.setHeader("Content-Encoding", encoding.name);
  response.writeHead(found ? 200 : 404).end(body);
}

/** Returns the policy that the build wrote. The baseline pages of the bench have none. */
async function readPolicy(root: string) {
  const text = await readFile(join(root, "_headers"), "utf8").catch(() => "");
  return /Content-Security-Policy: (.+)/.exec(text)?.[1] ?? "";
}

/** The path and query of a request, which may name the whole URL (RFC 9112, section 3.2.2). */
export function originForm(url = "/") {
  return url.replace(/^https?:\/\/[^/?]+\/?/i, "/");
}

function readPath(url: string) {
  const [path = ""] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape names no file.
    return path;
  }
}

/** Returns the page of a URL with a slash at the end, or in other letter case. */
function findPagePath(root: string, path: string) {
  const [, asked] = pagePattern.exec(path) ?? [];
  if (!asked) return undefined;
  const paths = [asked.toLowerCase(), asked];
  return paths.find((candidate) => isServed(candidate) && findPage(root, candidate));
}

/** Returns the not-found page in the language of the path. */
function notFoundFile(root: string, path: string) {
  const [, language = ""] = /^\/([a-z]{2})\//.exec(path) ?? [];
  return findFile(root, `${language}/404.html`) ?? join(root, "404.html");
}

function isServed(path: string) {
  return framePattern.test(path) || !notServedPattern.test(path);
}

/** `/about` is `about.html`. */
function findPage(root: string, path: string) {
  return findFile(root, path === "/" ? "index.html" : `${path}.html`);
}

function findFile(root: string, name: string) {
  const file = join(root, name);
  const isInside = file.startsWith(join(root, sep));
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** `If-None-Match` may list several ETags. A proxy that compresses again makes an ETag weak. */
function isKnown(etag: string, ifNoneMatch = "") {
  const known = ifNoneMatch.split(",").map((item) => item.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
