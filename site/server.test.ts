import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSiteServer } from "./server.js";

const folder = mkdtempSync(join(tmpdir(), "site-"));
const root = join(folder, "dist");
const secret = "not for visitors";

const files = {
  "dist/index.html": "home",
  "dist/about.html": "about",
  "dist/services.html": "services",
  "dist/services/group-therapy.html": "group therapy",
  "dist/old/index.html": "page of an older kind",
  "dist/404.html": "not found",
  "dist/map.html": "map",
  "dist/assets/site-abc123.js": "script",
  "dist/assets/mark.svg": "<svg/>",
  "dist/favicon.ico": "icon",
  "dist/site.webmanifest": "{}",
  "dist/social/about.png": "picture",
  "package.json": secret,
  "package.json.html": secret,
  "dist-private/package.json": secret,
};

let server: Server;

beforeAll(async () => {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  server = createSiteServer(root);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: string;
};

/** Unlike `fetch`, this sends a path just as it is written, and leaves alone what comes back. */
function ask(path: string, method = "GET", headers = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const options = { host: "localhost", port, path, method, headers, agent: false };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status, headers } = response;
        resolve({ status, headers, bytes, body: bytes.toString() });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("The server", () => {
  test.each([
    ["/", "home"],
    ["/about", "about"],
    ["/about?from=mail", "about"],
    ["/services", "services"],
    ["/services/group-therapy", "group therapy"],
    ["/old", "page of an older kind"],
    ["/map.html", "map"],
    ["/assets/site-abc123.js", "script"],
  ])("answers %s", async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body });
  });

  test.each([
    "/nothing",
    "/about/",
    "/about/?from=mail",
    "/about.html",
    "/index",
    "/index.html",
    "/old/",
    "/services/couples",
    "/services/group-therapy/more",
    "/assets",
    "/assets/",
    "/assets/unknown.js",
    "/404",
    "/404/",
    "/404.html",
  ])("answers %s with the not-found page", async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 404,
      body: "not found",
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  });

  test.each([
    "/../package.json",
    "/../package.json/",
    "/../package",
    "/../../../../../../../../etc/passwd",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/%2E%2E%2Fpackage.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/..\\package.json",
    "/%252e%252e/package.json",
    "/../dist-private/package.json",
    "//../package.json",
    "/package.json%00.html",
    "/about%00",
    "/..%00/package.json",
    "/%",
    "/%zz",
    "/%c0%ae%c0%ae/package.json",
    "/%E0%A4%A",
    "http://localhost/../package.json",
  ])("shows nothing outside its folder for %s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: "not found" });
  });

  test.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/map.html", "text/html; charset=utf-8", "no-cache"],
    [
      "/assets/site-abc123.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/assets/mark.svg", "image/svg+xml", "public, max-age=31536000, immutable"],
    ["/favicon.ico", "image/x-icon", "no-cache"],
    ["/site.webmanifest", "application/manifest+json", "no-cache"],
    ["/social/about.png", "image/png", "no-cache"],
    ["/assets/unknown.js", "text/html; charset=utf-8", "no-cache"],
  ])("names the type of %s and how long it keeps", async (path, type, cache) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      "content-type": type,
      "cache-control": cache,
      "x-content-type-options": "nosniff",
    });
  });

  test.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["br", "br;q=1.0, gzip;q=0.8", brotliDecompressSync],
    ["gzip", "gzip, deflate", gunzipSync],
  ])("compresses text with %s for whoever accepts '%s'", async (encoding, accepted, decompress) => {
    for (const attempt of ["first", "remembered"]) {
      const { headers, bytes } = await ask("/about", "GET", { "accept-encoding": accepted });
      expect(headers, attempt).toMatchObject({
        "content-encoding": encoding,
        vary: "Accept-Encoding",
      });
      expect(decompress(bytes).toString(), attempt).toBe("about");
    }
  });

  test("sends a compressed file anew once it has changed", async () => {
    const accepted = { "accept-encoding": "br" };
    const file = join(root, "changing.html");
    writeFileSync(file, "before");
    utimesSync(file, 1, 1);
    const before = await ask("/changing", "GET", accepted);
    writeFileSync(file, "after");
    const after = await ask("/changing", "GET", accepted);
    const texts = [before, after].map(({ bytes }) => brotliDecompressSync(bytes).toString());
    expect(texts).toEqual(["before", "after"]);
  });

  test.each([
    ["/about", ""],
    ["/about", "identity"],
    ["/social/about.png", "gzip, br"],
  ])("sends %s as it is to whoever accepts '%s'", async (path, accepted) => {
    const { headers, status } = await ask(path, "GET", { "accept-encoding": accepted });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("content-encoding");
  });

  test.each([
    ["/about", 200],
    ["/nothing", 404],
  ])("answers a HEAD request for %s without a body", async (path, status) => {
    expect(await ask(path, "HEAD")).toMatchObject({
      status,
      body: "",
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "refuses %s, for nothing here takes data",
    async (method) => {
      expect(await ask("/contact", method)).toMatchObject({
        status: 405,
        body: "",
        headers: { allow: "GET, HEAD" },
      });
    },
  );
});
