import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutput } from "./output.ts";

/* Tests of the responses that every host must give: our own server, nginx and Apache. */

const html = "text/html; charset=utf-8";

/** A path, its file and its type. */
const served: [string, string, string][] = [
  ["/", "index.html", html],
  ["/about?from=mail", "about.html", html],
  ["/services/group-therapy", "services/group-therapy.html", html],
  ["/map.html", "map.html", html],
  ["/hi", "hi.html", html],
  ["/hi/about", "hi/about.html", html],
  ["/hi/map.html", "hi/map.html", html],
  ["/licences.txt", "licences.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
  ["/assets/form-B1c2.js", "assets/form-B1c2.js", "text/javascript; charset=utf-8"],
];

const sentOn: [string, string][] = [
  ["/about/", "/about"],
  ["/hi/", "/hi"],
  ["/hi/about/", "/hi/about"],
  ["/services/group-therapy/", "/services/group-therapy"],
  ["/services/?from=mail&to=/x/", "/services?from=mail&to=/x/"],
];

const notFound = [
  "/nothing",
  "/nothing/",
  "/about.html",
  "/about.html.gz",
  "/index",
  "/index.html",
  "/404",
  "/404.html",
  "/unavailable",
  "/map",
  "/assets",
  "/assets/nothing.js",
  "/assets/form-B1c2.js.br",
  "/_headers",
  "/_redirects",
  "/.htaccess",
  "/%2ehtaccess",
  "/.hosting/nginx.conf",
  "/.hosting/",
  "/caf%C3%A9/",
  "/history",
];

/** Paths that give the not-found page in Hindi. */
const notFoundInHindi = ["/hi/nothing", "/hi/nothing/", "/hi/about.html", "/hi/404", "/hi/map"];

/** Some servers answer these before they read any rules. */
const misleading = [
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/%5Celsewhere.example/",
  "/%2Felsewhere.example/",
  "/about//elsewhere.example/",
  "/%0D%0ALocation:%20https://elsewhere.example/",
];

type Options = { method?: string; headers?: Record<string, string> };
type Answer = { status?: number | undefined; headers: IncomingHttpHeaders; text: string };

/** A small site as a build writes it, in a folder that any server may read. */
async function buildSample() {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  chmodSync(root, 0o755);
  const siteUrl = "https://www.example.org";
  const output = createOutput(root, {
    siteUrl,
    framedOrigins: [],
    postsForms: false,
    languages: ["hi"],
  });
  const words = "<p>Words</p>".repeat(50);
  for (const name of [
    "index",
    "404",
    "unavailable",
    "map",
    "about",
    "services",
    "services/group-therapy",
    ...["hi", "hi/404", "hi/map", "hi/about"],
  ]) {
    await output.write(`${name}.html`, `<head></head><h1>${name}</h1>${words}`);
  }
  for (const name of ["assets/form-B1c2.js", "licences.txt", "site.webmanifest"]) {
    await output.write(name, `"${name}" ${"words ".repeat(50)}`);
  }
  await output.finish();
  return root;
}

type Host = { origin: string; stop: () => unknown };
type Ask = (path: string, options?: Options) => Promise<Answer>;

/** Describes the behaviour that all hosts share. `testMore` adds tests of one host. */
export function describeHost(
  name: string,
  start: (root: string) => Promise<Host>,
  testMore: (ask: Ask, fileText: (name: string) => string) => void = () => {},
) {
  describe(`Behind ${name}`, () => {
    let root: string;
    let host: Host;
    let headersOf: ReturnType<typeof builtHeaders>;
    beforeAll(async () => {
      root = await buildSample();
      headersOf = builtHeaders(root);
      host = await start(root);
    });
    afterAll(async () => {
      await host.stop();
      rmSync(root, { recursive: true });
    });
    const askHost: Ask = (path, options) => ask(host.origin, path, options);
    const fileText = (file: string) => readFileSync(join(root, file), "utf8");

    test.each(served)(
      "%s comes compressed, with its headers, and once",
      async (path, file, type) => {
        const expected = path.startsWith("/assets/") ? headersOf.assets : headersOf.all;
        const gzip = { "Accept-Encoding": "gzip" };
        const { status, headers, text } = await askHost(path, { headers: gzip });
        expect({ status, text }).toEqual({ status: 200, text: fileText(file) });
        const compressed = { "content-encoding": "gzip", vary: "Accept-Encoding" };
        expect(headers).toMatchObject({ ...expected, ...compressed, "content-type": type });

        const { etag = "" } = headers;
        const again = await askHost(path, { headers: { ...gzip, "If-None-Match": etag } });
        expect(again).toMatchObject({ status: 304, text: "" });
        const plain = await askHost(path);
        expect(plain.headers["content-encoding"]).toBeUndefined();
        expect(plain.text).toBe(fileText(file));
      },
    );

    test.each(sentOn)("%s is sent on to %s for good", async (path, location) => {
      const { status, headers } = await askHost(path);
      expect(status).toBe(301);
      expect(headers).toMatchObject(headersOf.all);
      expect(new URL(headers.location ?? "", host.origin).href).toBe(host.origin + location);
    });

    test.each([
      ...notFound.map((path) => [path, "404.html"] as const),
      ...notFoundInHindi.map((path) => [path, "hi/404.html"] as const),
    ])("%s is the not-found page, %s", async (path, file) => {
      const answer = await askHost(path);
      expect(answer).toMatchObject({ status: 404, text: fileText(file) });
      expect(answer.headers).toMatchObject(headersOf.all);
    });

    test.each(misleading)("%s never leads to another host", async (path) => {
      const { status, headers } = await askHost(path);
      expect({ status, location: headers.location }).toEqual({ status: 404 });
    });

    test("no other method than GET and HEAD is allowed", async () => {
      const { "cache-control": _, ...headers } = headersOf.all;
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        expect(await askHost("/about", { method }), method).toMatchObject({ status: 405, headers });
      }
      expect(await askHost("/about", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    });

    testMore(askHost, fileText);
  });
}

/** Requests a path exactly as written. A browser, or fetch, would normalise it first. */
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
function builtHeaders(root: string) {
  const rules = readFileSync(join(root, "_headers"), "utf8").split("/assets/*");
  const [ofAll, ofAssets] = rules.map((part) => {
    const found = [...part.matchAll(/^ {2}([^:]+): (.+)$/gm)];
    return found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]);
  });
  // The rules leave out `no-cache`, because the hosts that read them send it by default.
  const all = { "cache-control": "no-cache", ...Object.fromEntries(ofAll ?? []) };
  return { all, assets: { ...all, ...Object.fromEntries(ofAssets ?? []) } };
}
