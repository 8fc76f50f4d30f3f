import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { findVariant } from "../../hosting/compress.ts";
import {
  cacheControl,
  contentTypes,
  hashedFolder,
  securityHeaders,
} from "../../hosting/headers.ts";

/** Content security policy: only our own files, and no script may write markup. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "trusted-types 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Every answer below /inbox carries these, those of the API too. Passkeys belong to these pages alone. */
export const staffHeaders = { ...securityHeaders(policy, "(self)"), "X-Robots-Tag": "noindex" };

/** A file of staff's pages: `/inbox` itself, or one with a plain name below it. */
export async function staffFile(folder: string, path: string, accepted = "") {
  const name = path === "/inbox" ? "index.html" : path.slice("/inbox/".length);
  const isPlain = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/.test(name);
  const encoding = isPlain ? findVariant(join(folder, name), accepted) : undefined;
  const file = join(folder, name + (encoding?.extension ?? ""));
  const body = isPlain ? await readFile(file).catch(() => undefined) : undefined;
  if (!body) {
    const headers = { ...staffHeaders, "Content-Type": "text/plain" };
    return { status: 404, headers, body: "There is no such page." };
  }
  const isHashed = name.startsWith(`${hashedFolder}/`);
  return {
    status: 200,
    headers: {
      ...staffHeaders,
      "Content-Type": contentTypes[extname(name).slice(1)] ?? "application/octet-stream",
      ...(encoding && { "Content-Encoding": encoding.name }),
      Vary: "Accept-Encoding",
      "Cache-Control": isHashed ? cacheControl.hashed : "no-cache",
    },
    body,
  };
}
