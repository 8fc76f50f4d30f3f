import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutput } from "./output";
import { createSiteServer } from "./server";
import {
  ask as askAt,
  builtHeaders,
  misleading,
  notAllowed,
  notFound,
  sentOn,
  served,
  servedScript,
} from "./testing";

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

function ask(path: string, options?: Parameters<typeof askAt>[2]) {
  const { port } = server.address() as AddressInfo;
  return askAt(`http://127.0.0.1:${port}`, path, options);
}

describe("What a build has written", () => {
  let headersOf: ReturnType<typeof builtHeaders>;

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
    headersOf = builtHeaders(root);
  });
  afterAll(stop);

  function fileText(name: string) {
    return readFileSync(join(root, name), "utf8");
  }

  test.each([
    ...served,
    ["/services", "services.html", "text/html; charset=utf-8"],
    servedScript("form-B1c2.js"),
  ])("%s comes with its headers, and only once", async (path, name, type) => {
    const expected = path.startsWith("/assets/") ? headersOf.assets : headersOf.all;
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
    ...sentOn,
    ["/About", "/about"],
    ["/About/", "/about"],
    ["/SERVICES/Group-Therapy?from=Mail", "/services/group-therapy?from=Mail"],
  ])("%s is sent on to %s for good", async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(301);
    expect(headers).toMatchObject({ ...headersOf.all, location });
    expect((await ask(location)).status).toBe(200);
  });

  test.each([
    ...notFound,
    ...misleading,
    "/Nothing/",
    "/about.html/",
    "/About.html",
    "/Index",
    "/index/",
    "/404/",
    "/Map/",
    "//about",
    "//About/",
    "/assets/",
    "/licences.txt/",
    "/licences.txt/more",
    "/assets/form-B1c2.js.br",
  ])("%s is the not-found page, and never leads to another host", async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, text: fileText("404.html") });
    expect(answer.headers).toMatchObject(headersOf.all);
  });

  test.each(notAllowed)("%s is not allowed", async (method) => {
    const { status, headers } = await ask("/about", { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...headersOf.all, allow: "GET, HEAD" });
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
