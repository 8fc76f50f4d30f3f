import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mapFramePath } from "../../app/lib/links";
import { findNginx, startNginx } from "../../scripts/nginx.js";
import { cacheControl, documentHeaders, frames, securityHeaders } from "../headers.js";
import { createOutput } from "../output";
import { createSiteServer } from "../server.js";
import { filesForHosts } from "./files-for-hosts";

// One list of requests for every server that is at hand.

const folder = mkdtempSync(join(tmpdir(), "hosts-"));
const root = join(folder, "dist");
const secret = "not for visitors";
const site = { siteUrl: "https://www.example.org", framedOrigins: ["https://maps.example.org"] };

const pages = {
  "index.html": page("home"),
  "about.html": page("about"),
  "services.html": page("services"),
  "services/group-therapy.html": page("group therapy"),
  "404.html": page("not found"),
  "map.html": page("map"),
};

const files = {
  "dist/assets/site-abc123.js": `console.log("${"site ".repeat(200)}")`,
  "dist/assets/mark-abc123.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(99)}</svg>`,
  "dist/favicon.ico": "icon ".repeat(100),
  "dist/site.webmanifest": "{}",
  "dist/social/about.png": "picture ".repeat(100),
  "dist/.well-known/security.txt": "Contact: mailto:someone@example.org",
  "dist/.env": secret,
  "dist/.git/config": secret,
  "package.json": secret,
  "package.json.html": secret,
  "dist-private/package.json": secret,
};

function page(name: string) {
  const text = `This is the page: ${name}. `.repeat(40);
  return `<html><head><style>p{margin:0}</style></head><body><p>${text}</p></body></html>`;
}

/** As it stands in the folder, with its policy. */
function fileText(name: string) {
  return readFileSync(join(root, name), "utf8");
}

let headers: Readonly<Record<string, string>> = {};
/** Each server at hand, and what it says to requests that stop in the middle. */
const running = new Map<string, Running & { unfinished: Promise<string>[] }>();

type Running = { port: number; stop: () => unknown };

const nginx = findNginx();

const starts: Record<string, () => Promise<Running>> = {
  async "npm start"() {
    const server = (await createSiteServer(root)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return { port, stop: () => server.close() };
  },
  ...(nginx && { nginx: () => startNginx(nginx, root) }),
};

beforeAll(async () => {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  const output = createOutput(root, site);
  for (const [name, html] of Object.entries(pages)) await output.write(name, html);
  await output.finish();
  const [, policy = ""] = /Content-Security-Policy: (.+)/.exec(fileText("_headers")) ?? [];
  headers = securityHeaders(policy);
  for (const [name, start] of Object.entries(starts)) {
    const host = await start();
    const unfinished = unfinishedRequests.map((text) => talk(host.port, text, { isPatient: true }));
    running.set(name, { ...host, unfinished });
  }
});

afterAll(async () => {
  for (const host of running.values()) await host.stop();
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(starts))("%s", (name) => {
  let host: Running;
  beforeAll(() => {
    host = running.get(name) as Running;
  });

  const ask = (path: string, options: Options = {}) => request(host.port, path, options);

  test.each([
    ["/", "index.html"],
    ["/?from=mail", "index.html"],
    ["/about", "about.html"],
    ["/about?from=mail", "about.html"],
    ["/%61bout", "about.html"],
    ["/services", "services.html"],
    ["/services/group-therapy", "services/group-therapy.html"],
    ["/map.html", "map.html"],
    ["/assets/site-abc123.js", "assets/site-abc123.js"],
    ["/favicon.ico", "favicon.ico"],
    ["/social/about.png", "social/about.png"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
    ["http://localhost/about", "about.html"],
  ])("answers %s", async (path, name) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, text: fileText(name) });
    expect(answer.headers).toMatchObject(headersOf(path));
  });

  test("leaves away from scripts and pictures what is about documents", async () => {
    const { headers: found } = await ask("/assets/site-abc123.js");
    for (const name of documentHeaders) expect(found).not.toHaveProperty(name.toLowerCase());
  });

  test.each([
    "/nothing",
    "/about/",
    "/about.html",
    "/about/more",
    "/ABOUT",
    "/About",
    "/index",
    "/index.html",
    "/services/",
    "/services/index",
    "/services/group-therapy/",
    "/services/group-therapy.html",
    "/services/couples",
    "/map",
    "/map.html/",
    "/404",
    "/404/",
    "/404.html",
    "//about",
    "/services//group-therapy",
    "/assets",
    "/assets/",
    "/assets/unknown.js",
    "/assets/site-abc123.js.br",
    "/assets/site-abc123.js.gz",
    "/assets/site-abc123.js/",
    "/about.html.gz",
    "/index.html.br",
    "/_headers",
    "/_redirects",
    "/.htaccess",
    "/.hosting/nginx.conf",
    "/.hosting/Caddyfile",
    "/%2ehtaccess",
    "/.env",
    "/.git/config",
    "/.git/",
    "/.well-known/",
    "/caf%C3%A9",
  ])("answers %s with the not-found page", async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, text: fileText("404.html") });
    expect(answer.headers).toMatchObject({
      ...headersOf("/404.html"),
      "content-type": "text/html; charset=utf-8",
      "cache-control": cacheControl.other,
    });
  });

  test.each([
    "/../package.json",
    "/../package.json/",
    "/../package",
    "/../../../../../../../../etc/passwd",
    "/assets/../../package.json",
    "/assets/../.env",
    "/./.env",
    "/%2e%2e/package.json",
    "/%2E%2E%2Fpackage.json",
    "/..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/..%5cpackage.json",
    "/..\\package.json",
    "\\..\\package.json",
    "/%252e%252e/package.json",
    "/%252e%252e%252fpackage.json",
    "/../dist-private/package.json",
    "//../package.json",
    "/package.json%00.html",
    "/about%00",
    "/%00",
    "/..%00/package.json",
    "/..;/package.json",
    "/....//package.json",
    "/%c0%ae%c0%ae/package.json",
    "/%",
    "/%zz",
    "/%E0%A4%A",
    "/%u002e%u002e/package.json",
    "http://localhost/../package.json",
    "/café",
    "file:///etc/passwd",
    "package.json",
  ])("shows nothing outside its folder for %s", async (path) => {
    const answer = await ask(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain("root:");
  });

  test.each([
    ["/", "text/html; charset=utf-8", cacheControl.other],
    ["/map.html", "text/html; charset=utf-8", cacheControl.other],
    ["/assets/site-abc123.js", "text/javascript; charset=utf-8", cacheControl.hashed],
    ["/assets/mark-abc123.svg", "image/svg+xml", cacheControl.hashed],
    ["/favicon.ico", "image/x-icon", cacheControl.other],
    ["/site.webmanifest", "application/manifest+json", cacheControl.other],
    ["/social/about.png", "image/png", cacheControl.other],
  ])("names the type of %s and how long it keeps", async (path, type, cache) => {
    const answer = await ask(path);
    expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": cache });
  });

  test.each([
    ["gzip, deflate, br, zstd", ["br", "gzip"]],
    ["gzip, deflate", ["gzip"]],
    ["GZIP", ["gzip"]],
    ["gzip;q=1.0, br;q=0.5", ["gzip"]],
    ["br;q=0, gzip", ["gzip"]],
    ["br;q=0.0,gzip;q=0.001", ["gzip"]],
    ["*", ["br", "gzip", undefined]],
    ["br", ["br", undefined]],
    ["gzip;q=0, br;q=0", [undefined]],
    ["gzip;q=0", [undefined]],
    ["identity", [undefined]],
    ["identity;q=0", [undefined]],
    ["deflate, zstd", [undefined]],
    ["brotli, gzipped", [undefined]],
    ["", [undefined]],
    [";;,,q=1;=", [undefined]],
  ])("sends text to whoever accepts '%s' in an encoding of %j", async (accepted, expected) => {
    for (const path of ["/about", "/assets/site-abc123.js", "/nothing"]) {
      const name = { "/about": "about.html", "/nothing": "404.html" }[path] ?? path;
      const answer = await ask(path, { headers: { "Accept-Encoding": accepted } });
      expect(expected).toContain(answer.headers["content-encoding"]);
      expect(answer.headers.vary).toBe("Accept-Encoding");
      expect(answer.text).toBe(fileText(name));
    }
  });

  test.each(["/social/about.png", "/site.webmanifest"])(
    "sends %s as it is, because it would not get smaller",
    async (path) => {
      const answer = await ask(path, { headers: { "Accept-Encoding": "gzip, br" } });
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty("content-encoding");
    },
  );

  test.each(["/about", "/assets/site-abc123.js", "/social/about.png"])(
    "sends %s only once to who keeps it",
    async (path) => {
      for (const encoding of ["gzip", "identity"]) {
        const accepts = { "Accept-Encoding": encoding };
        const { headers: first } = await ask(path, { headers: accepts });
        const { etag = "", "last-modified": changed = "" } = first;
        expect(etag).toMatch(/^"[^"]+"$/);
        const before = new Date(Date.parse(changed) - 1000).toUTCString();
        for (const [condition, status] of [
          [{ "If-None-Match": etag }, 304],
          [{ "If-None-Match": `"other", W/${etag}` }, 304],
          [{ "If-None-Match": "*" }, 304],
          [{ "If-None-Match": '"other"' }, 200],
          [{ "If-None-Match": '"other"', "If-Modified-Since": changed }, 200],
          [{ "If-Modified-Since": changed }, 304],
          [{ "If-Modified-Since": before }, 200],
          [{ "If-Modified-Since": "yesterday" }, 200],
        ] as const) {
          const again = await ask(path, { headers: { ...accepts, ...condition } });
          expect(again.status, JSON.stringify(condition)).toBe(status);
          expect(again.headers).toMatchObject({
            ...headersOf(path),
            etag,
            "cache-control": first["cache-control"],
          });
          if (status === 304) expect(again.text).toBe("");
        }
      }
    },
  );

  test("gives each encoding a tag of its own", async () => {
    const tags = await Promise.all(
      ["gzip", "identity"].map(async (encoding) => {
        return (await ask("/about", { headers: { "Accept-Encoding": encoding } })).headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(2);
  });

  test.each([
    ["/about", 200],
    ["/nothing", 404],
    ["/assets/site-abc123.js", 200],
  ])(
    "answers a HEAD request for %s as it would any other, without a body",
    async (path, status) => {
      const { headers: whole } = await ask(path);
      const answer = await ask(path, { method: "HEAD" });
      expect(answer).toMatchObject({ status, text: "" });
      for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
        expect(answer.headers[name], name).toBe(whole[name]);
      }
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "refuses %s, for nothing here takes data",
    async (method) => {
      for (const path of ["/contact", "/assets/site-abc123.js"]) {
        const answer = await ask(path, { method, body: "name=somebody" });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe("GET, HEAD");
        expect(answer.text).not.toContain("somebody");
      }
    },
  );

  test.each(["bytes=0-9", "bytes=0-9,20-29", "bytes=-1", "bytes=999999-", "bytes=9-0", "lines=1"])(
    "sends the whole file to whoever asks for a part of it (%s)",
    async (range) => {
      const answer = await ask("/about", { headers: { Range: range } });
      expect(answer).toMatchObject({ status: 200, text: fileText("about.html") });
    },
  );

  test.each([
    [
      "a connection to elsewhere",
      "CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n",
      [400, 405],
    ],
    ["a request to be echoed", "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", [405]],
    ["an unknown method", "FETCH / HTTP/1.1\r\nHost: x\r\n\r\n", [400, 405]],
    ["a method in lower case", "get / HTTP/1.1\r\nHost: x\r\n\r\n", [400]],
    ["no request at all", "Good morning!\r\n\r\n", [400]],
    ["binary noise", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", [400]],
    ["a version of the future", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", [400, 505]],
    ["no host", "GET / HTTP/1.1\r\n\r\n", [400]],
    [
      "an address that is too long",
      `GET /${"a".repeat(10_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      [414, 431],
    ],
    [
      "a header that is too long",
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
      [400, 431],
    ],
    [
      "many headers",
      `GET / HTTP/1.1\r\nHost: x\r\n${"A: aaaaaaaaaaaaaa\r\n".repeat(4000)}\r\n`,
      [400, 431],
    ],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n", [200, 400]],
    ["a header with a NUL", "GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n", [400]],
    ["a space before a colon", "GET / HTTP/1.1\r\nHost: x\r\nA : a\r\n\r\n", [200, 400]],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      [400, 405],
    ],
    [
      "a length that is none",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
      [400, 405],
    ],
    [
      "a length and parts",
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      [400],
    ],
    [
      "parts of an unknown kind",
      "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: magic\r\n\r\n",
      [200, 400, 501],
    ],
  ])("answers %s clearly, and nobody else notices", async (_, text, statuses) => {
    const answer = parse(await talk(host.port, text));
    expect(statuses).toContain(answer.status);
    expect(answer.text).not.toContain(secret);
    expect(await ask("/about")).toMatchObject({ status: 200 });
  });

  test("answers a request of the old version, which names no host", async () => {
    const answer = parse(await talk(host.port, "GET /about HTTP/1.0\r\n\r\n"));
    expect(answer).toMatchObject({ status: 200, text: fileText("about.html") });
  });

  test("answers several requests that come at once in their order", async () => {
    const texts = ["/", "/nothing"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`);
    const answers = await talk(host.port, `${texts.join("\r\n")}Connection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 (\d+)/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
  });
});

test("Nobody waits for ever for the rest of a request", { timeout: 20_000 }, async () => {
  for (const [name, { unfinished }] of running) {
    for (const answer of await Promise.all(unfinished)) {
      expect(answer, name).toMatch(/^(?:$|HTTP\/1\.1 4(?:08|05) )/);
    }
  }
});

describe("The files for hosts", () => {
  test("know which documents stand in a frame", () => {
    expect(frames.map((name) => `/${name}`)).toEqual([mapFramePath]);
  });

  test("stay within what Cloudflare Pages reads: 2,000 characters a line", () => {
    const longest = Math.max(
      ...fileText("_headers")
        .split("\n")
        .map((line) => line.length),
    );
    expect(longest).toBeLessThan(2000);
  });

  test("cannot be written with a policy that would mean something else in one of them", () => {
    for (const policy of ['report-to "x"', "a; $b", "a\nb", "100%", "{a}", "\\"]) {
      expect(() => filesForHosts(policy, site.siteUrl)).toThrow("Content-Security-Policy");
    }
  });
});

const unfinishedRequests = [
  "",
  "GET /about",
  "GET /about HTTP/1.1\r\nHost: x\r\nAccept: ",
  "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nname=",
];

type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a path just as it is written, and leaves alone what comes back. */
async function request(port: number, path: string, options: Options) {
  const { method = "GET", headers: sent = {}, body = "" } = options;
  const lines = Object.entries({
    Host: "localhost",
    Connection: "close",
    ...(body && { "Content-Length": String(body.length) }),
    ...sent,
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${path} HTTP/1.1`, ...lines].join("\r\n");
  return parse(await talk(port, `${head}\r\n\r\n${body}`));
}

/** Everything that is said on a connection until it is closed, a character for each byte. */
function talk(port: number, text: string, { isPatient = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(text, "utf8")));
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server may hang up while it is still spoken to.
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    // Some keep the connection open for another request. What is on its way still arrives.
    if (!isPatient) socket.setTimeout(1000, () => socket.end());
  });
}

function parse(answer: string) {
  const end = answer.indexOf("\r\n\r\n");
  const [start = "", ...lines] = answer.slice(0, end).split("\r\n");
  const found: Record<string, string | undefined> = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  const body = Buffer.from(answer.slice(end + 4), "latin1");
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[found["content-encoding"] ?? ""];
  const text = (decode && body.length > 0 ? decode(body) : body).toString();
  return { status: Number(start.split(" ")[1]), headers: found, text };
}

/** What has to come with an address, besides what is about its file. */
function headersOf(path: string) {
  const own = Object.entries(headers).filter(([name]) => {
    return !path.startsWith("/assets/") || !documentHeaders.includes(name);
  });
  return Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value]));
}
