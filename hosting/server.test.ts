import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutput } from "./output";
import { createSiteServer } from "./server";

let folder: string;
let root: string;
let server: Server;

async function start() {
  folder = mkdtempSync(join(tmpdir(), "server-"));
  root = join(folder, "dist");
  mkdirSync(root);
  server = createSiteServer(root).listen(0, "127.0.0.1");
  await once(server, "listening");
}

function stop() {
  server.close();
  rmSync(folder, { recursive: true });
}

function put(files: Record<string, string>) {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
}

type Options = { method?: string; headers?: Record<string, string> };
type Answer = { status?: number; headers: IncomingHttpHeaders; text: string };

/** Asks for a path just as it is written; a browser, or fetch, would tidy it up first. */
function ask(path: string, options: Options = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<Answer>((resolve, reject) => {
    request({ ...options, host: "127.0.0.1", port, path }, async (response) => {
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

describe("What a build has written", () => {
  /** The headers that the build wrote for hosts, named as Node names them. */
  let headersOfAll: Record<string, string>;
  let headersOfAssets: Record<string, string>;

  beforeAll(async () => {
    await start();
    const output = createOutput(root, {
      siteUrl: "https://www.example.org",
      framedOrigins: [],
      postsForms: false,
    });
    for (const name of ["index", "404", "map", "about", "services", "services/group-therapy"]) {
      await output.write(
        `${name}.html`,
        `<head></head><h1>${name}</h1>${"<p>Words</p>".repeat(50)}`,
      );
    }
    for (const name of ["assets/form-B1c2.js", "licences.txt", "site.webmanifest"]) {
      await output.write(name, `"${name}" ${"words ".repeat(50)}`);
    }
    await output.finish();
    const [ofAll = "", ofAssets = ""] = fileText("_headers").split("/assets/*");
    headersOfAll = { "cache-control": "no-cache", ...headersIn(ofAll) };
    headersOfAssets = { ...headersOfAll, ...headersIn(ofAssets) };
  });
  afterAll(stop);

  function fileText(name: string) {
    return readFileSync(join(root, name), "utf8");
  }

  function headersIn(rules: string) {
    const found = [...rules.matchAll(/^ {2}([^:]+): (.+)$/gm)];
    return Object.fromEntries(
      found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
    );
  }

  test.each([
    ["/", "index.html", "text/html; charset=utf-8"],
    ["/about?from=mail", "about.html", "text/html; charset=utf-8"],
    ["/services", "services.html", "text/html; charset=utf-8"],
    ["/services/group-therapy", "services/group-therapy.html", "text/html; charset=utf-8"],
    ["/map.html", "map.html", "text/html; charset=utf-8"],
    ["/assets/form-B1c2.js", "assets/form-B1c2.js", "text/javascript; charset=utf-8"],
    ["/licences.txt", "licences.txt", "text/plain; charset=utf-8"],
    ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
  ])("%s comes with its headers, and only once", async (path, name, type) => {
    const expected = path.startsWith("/assets/") ? headersOfAssets : headersOfAll;
    const gzip = { "Accept-Encoding": "gzip" };
    const { status, headers, text } = await ask(path, { headers: gzip });
    expect(status).toBe(200);
    expect(text).toBe(fileText(name));
    expect(headers).toMatchObject({ ...expected, "content-type": type, vary: "Accept-Encoding" });

    const { etag = "" } = headers;
    const again = await ask(path, { headers: { ...gzip, "If-None-Match": etag } });
    expect(again).toMatchObject({ status: 304, text: "", headers: { ...expected, etag } });
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["gzip;q=1.0, br;q=0.001", "br"],
    ["BR", "br"],
    ["br;q=0", "plain"],
    ["br;q=0, gzip", "gzip"],
    ["gzip, br ; Q=0.000", "gzip"],
    ["br;q=0.0, gzip;q=0", "plain"],
    ["brotli, x-gzip", "plain"],
    ["identity", "plain"],
    ["", "plain"],
  ])("A browser that accepts '%s' gets it %s", async (accepted, encoding) => {
    const { headers, text } = await ask("/about", { headers: { "Accept-Encoding": accepted } });
    expect(headers["content-encoding"] ?? "plain").toBe(encoding);
    expect(text).toBe(fileText("about.html"));
  });

  test.each([
    ["ETAG", 304],
    ["W/ETAG", 304],
    ['"a", ETAG', 304],
    ['"a",W/"b",W/ETAG , "c"', 304],
    ["*", 304],
    ['"a", W/"b"', 200],
    ['""', 200],
  ])("A browser that has %s gets %i", async (known, status) => {
    const { etag = "" } = (await ask("/about")).headers;
    const headers = { "If-None-Match": known.replace("ETAG", etag) };
    expect(await ask("/about", { headers })).toMatchObject({ status });
    expect(await ask("/nothing", { headers })).toMatchObject({ status: 404 });
  });

  test.each([
    ["/about/", "/about"],
    ["/services/group-therapy/", "/services/group-therapy"],
    ["/services/?from=mail&to=/X/", "/services?from=mail&to=/X/"],
    ["/About", "/about"],
    ["/About/", "/about"],
    ["/SERVICES/Group-Therapy?from=Mail", "/services/group-therapy?from=Mail"],
  ])("%s is sent on to %s for good", async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(301);
    expect(headers).toMatchObject({ ...headersOfAll, location });
    expect((await ask(location)).status).toBe(200);
  });

  test.each([
    "/nothing",
    "/nothing/",
    "/Nothing/",
    "/about.html",
    "/about.html/",
    "/About.html",
    "/about.html.gz",
    "/index",
    "/Index",
    "/index/",
    "/index.html",
    "/404",
    "/404/",
    "/404.html",
    "/map",
    "/Map/",
    "//about",
    "//About/",
    "/assets",
    "/assets/",
    "/assets/nothing.js",
    "/licences.txt/",
    "/licences.txt/more",
    "/assets/form-B1c2.js.br",
    "/_headers",
    "/_redirects",
    "/.htaccess",
    "/%2ehtaccess",
    "/.hosting/nginx.conf",
    "/.hosting/",
    "/caf%C3%A9/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/%5Celsewhere.example/",
    "/%2Felsewhere.example/",
    "/about//elsewhere.example/",
    "/%0D%0ALocation:%20https://elsewhere.example/",
  ])("%s is the not-found page, and never leads to another host", async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, text: fileText("404.html") });
    expect(answer.headers).toMatchObject(headersOfAll);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const { status, headers } = await ask("/about", { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...headersOfAll, allow: "GET, HEAD" });
  });

  test("HEAD gets what GET gets, without the text", async () => {
    const { "content-length": length, etag } = (await ask("/about")).headers;
    const headers = { "content-length": length, etag };
    expect(await ask("/about", { method: "HEAD" })).toMatchObject({
      status: 200,
      text: "",
      headers,
    });
  });
});

describe("Any folder", () => {
  beforeEach(start);
  afterEach(stop);

  test("A new build is shown without a restart", async () => {
    expect(await ask("/")).toMatchObject({ status: 404 });
    put({ "dist/index.html": "first" });
    expect(await ask("/")).toMatchObject({ status: 200, text: "first" });
    put({ "dist/index.html": "second" });
    expect(await ask("/")).toMatchObject({ status: 200, text: "second" });
  });

  test("A site that is compared with ours may have its pages in folders", async () => {
    put({ "dist/contact/index.html": "contact" });
    const { status, headers } = await ask("/contact/?from=mail");
    expect(status).toBe(301);
    expect(headers).toMatchObject({ location: "/contact?from=mail" });
    expect(await ask("/contact")).toMatchObject({ status: 200, text: "contact" });
  });

  test.each([
    "/.env",
    "/%2eenv",
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/..\\package.json",
    "/assets/../../package.json",
    "/../dist-private/notes.txt",
    "../package.json",
    "/package.json%00.html",
    "/%",
    "/%E0%A4%A",
  ])("%s shows nothing that is not for visitors, and the server survives it", async (path) => {
    put({ "package.json": "secret", "dist-private/notes.txt": "secret", "dist/.env": "secret" });
    const { status, text } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain("secret");
    put({ "dist/index.html": "home" });
    expect(await ask("/")).toMatchObject({ status: 200 });
  });
});
