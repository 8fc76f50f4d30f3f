import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/*
 * What every host of the site answers: our own server, and the programs for which a build brings
 * rules.
 */

const html = "text/html; charset=utf-8";

/** A path, its file and its type. */
export const served: [string, string, string][] = [
  ["/", "index.html", html],
  ["/about?from=mail", "about.html", html],
  ["/services/group-therapy", "services/group-therapy.html", html],
  ["/map.html", "map.html", html],
  ["/licences.txt", "licences.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
];

export function servedScript(name: string): (typeof served)[number] {
  return [`/assets/${name}`, `assets/${name}`, "text/javascript; charset=utf-8"];
}

export const sentOn: [string, string][] = [
  ["/about/", "/about"],
  ["/services/group-therapy/", "/services/group-therapy"],
  ["/services/?from=mail&to=/x/", "/services?from=mail&to=/x/"],
];

export const notFound = [
  "/nothing",
  "/nothing/",
  "/about.html",
  "/about.html.gz",
  "/index",
  "/index.html",
  "/404",
  "/404.html",
  "/map",
  "/assets",
  "/assets/nothing.js",
  "/_headers",
  "/_redirects",
  "/.htaccess",
  "/%2ehtaccess",
  "/.hosting/nginx.conf",
  "/.hosting/",
  "/caf%C3%A9/",
];

/** Some servers have words of their own for these, before they read any rules. */
export const misleading = [
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/%5Celsewhere.example/",
  "/%2Felsewhere.example/",
  "/about//elsewhere.example/",
  "/%0D%0ALocation:%20https://elsewhere.example/",
];

export const notAllowed = ["POST", "PUT", "DELETE", "OPTIONS"];

type Options = { method?: string; headers?: Record<string, string> };
type Answer = { status?: number; headers: IncomingHttpHeaders; text: string };

/** Asks for a path just as it is written; a browser, or fetch, would tidy it up first. */
export function ask(origin: string, path: string, options: Options = {}) {
  return new Promise<Answer>((resolve, reject) => {
    request(origin, { ...options, path }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, text: decode(await buffer(response), headers) });
    })
      .on("error", reject)
      .end();
  });
}

function decode(body: Buffer, { "content-encoding": encoding }: IncomingHttpHeaders) {
  if (body.length > 0 && encoding === "br") return String(brotliDecompressSync(body));
  if (body.length > 0 && encoding === "gzip") return String(gunzipSync(body));
  return String(body);
}

/** The headers that a build wrote for hosts, named as Node names them. */
export function builtHeaders(root: string) {
  const rules = readFileSync(join(root, "_headers"), "utf8").split("/assets/*");
  const [ofAll, ofAssets] = rules.map((part) => {
    const found = [...part.matchAll(/^ {2}([^:]+): (.+)$/gm)];
    return found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]);
  });
  // The first is left out of the rules, because hosts that read them do it by themselves.
  const all = { "cache-control": "no-cache", ...Object.fromEntries(ofAll ?? []) };
  return { all, assets: { ...all, ...Object.fromEntries(ofAssets ?? []) } };
}
