import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { encodings } from "./compress.js";
import {
  cacheControl,
  contentTypes,
  documentHeaders,
  frames,
  hashedFolder,
  hostFiles,
} from "./headers.js";

/**
 * A file in one of its encodings, with all that is said about it. The headers come as a flat list
 * of names and values, which Node writes fastest.
 *
 * @typedef {{ encoding: string, etag: string, headers: string[], unchangedHeaders: string[], body: Buffer }} Variant
 * @typedef {{ changedAt: number, variants: readonly Variant[] }} Answer the file itself comes last
 * @typedef {{ answers: ReadonlyMap<string, Answer>, notFound: Answer, headers: readonly string[] }} Site
 */

/**
 * Reads a folder of built pages into memory, ready to be sent.
 *
 * @param {string} root
 * @returns {Promise<Site>}
 */
export async function loadSite(root) {
  const names = new Set((await listFiles(root)).map(({ name }) => name));
  const rules = names.has("_headers")
    ? readHeaders(await readFile(join(root, "_headers"), "utf8"))
    : [];
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  /** @type {Answer} */
  let notFound = { changedAt: 0, variants: [] };
  for (const name of names) {
    if (!isServed(name, names)) continue;
    const answer = await loadFile(root, name, names, headersFor(name, rules));
    if (name === "404.html") notFound = answer;
    else for (const address of addressesOf(name)) answers.set(address, answer);
  }
  return { answers, notFound, headers: headersFor("", rules) };
}

/**
 * @param {string} root
 * @param {string} name
 * @param {ReadonlySet<string>} names
 * @param {string[]} hostHeaders
 * @returns {Promise<Answer>}
 */
async function loadFile(root, name, names, hostHeaders) {
  const file = join(root, name);
  const changedAt = Math.floor((await stat(file)).mtimeMs / 1000) * 1000;
  const available = encodings.filter(({ extension }) => names.has(name + extension));
  const sources = [
    ...available.map(({ name: encoding, extension }) => ({ encoding, source: file + extension })),
    { encoding: "identity", source: file },
  ];
  const variants = await Promise.all(
    sources.map(async ({ encoding, source }) => {
      const body = await readFile(source);
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      const hasCacheRule = hostHeaders.includes("Cache-Control");
      const unchangedHeaders = [
        ...hostHeaders,
        ...(hasCacheRule ? [] : ["Cache-Control", cacheControl.other]),
        ...["ETag", etag],
        ...["Last-Modified", new Date(changedAt).toUTCString()],
        ...(available.length > 0 ? ["Vary", "Accept-Encoding"] : []),
      ];
      const headers = [
        ...unchangedHeaders,
        ...["Content-Type", typeOf(name)],
        ...["Content-Length", String(body.length)],
        ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      ];
      return { encoding, etag, headers, unchangedHeaders, body };
    }),
  );
  return { changedAt, variants };
}

/** @param {string} name */
function typeOf(name) {
  const types = /** @type {Readonly<Record<string, string>>} */ (contentTypes);
  return types[extname(name).slice(1)] ?? "application/octet-stream";
}

/**
 * Neither what hosts are told, nor hidden files, nor compressed variants by their own names.
 *
 * @param {string} name
 * @param {ReadonlySet<string>} names
 */
function isServed(name, names) {
  const isHidden = /(?:^|\/)\.(?!well-known\/)/.test(name);
  const isVariant = encodings.some(({ extension }) => {
    return name.endsWith(extension) && names.has(name.slice(0, -extension.length));
  });
  return !isHidden && !isVariant && !hostFiles.includes(name);
}

/**
 * `/about` is `about.html`. Our build makes no `about/index.html`, but other sites are served to be
 * compared with ours.
 *
 * @param {string} name
 */
function addressesOf(name) {
  if (frames.includes(name) || !name.endsWith(".html")) return [`/${name}`];
  const path = `/${name.replace(/(?:(^|\/)index)?\.html$/, "$1")}`;
  return path !== "/" && path.endsWith("/") ? [path, path.slice(0, -1)] : [path];
}

/**
 * The part of the format of `_headers` that the build uses: an address, which may end in `*`, and
 * below it the headers for what it matches.
 *
 * @param {string} text
 */
function readHeaders(text) {
  /** @type {{ path: string, headers: [name: string, value: string][] }[]} */
  const rules = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([^\s:]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/**
 * @param {string} name
 * @param {ReturnType<typeof readHeaders>} rules
 */
function headersFor(name, rules) {
  const isDocument = !name.startsWith(`${hashedFolder}/`);
  return rules
    .filter(({ path }) => {
      return path.endsWith("*") ? `/${name}`.startsWith(path.slice(0, -1)) : `/${name}` === path;
    })
    .flatMap(({ headers }) => headers)
    .filter(([header]) => isDocument || !documentHeaders.includes(header))
    .flat();
}

/**
 * Every file in a folder, with what tells whether it has changed. Links are left out: they may lead
 * out of it. A folder that is not there yet has none.
 *
 * @param {string} root
 */
export async function listFiles(root) {
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const { mtimeMs, size } = await stat(file);
        return { name: relative(root, file).replaceAll("\\", "/"), mtimeMs, size };
      }),
  );
}
