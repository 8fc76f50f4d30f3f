import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSiteServer } from "./server";
import { ask as askAt, describeHost } from "./testing";

async function start(root: string) {
  const server = createSiteServer(root).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

describeHost("our own server", start, (ask, fileText) => {
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
  ])("a browser that accepts '%s' gets it %s", async (accepted, encoding) => {
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
  ])("a browser that has %s gets %i", async (known, status) => {
    const { etag = "" } = (await ask("/about")).headers;
    const headers = { "If-None-Match": known.replace("ETAG", etag) };
    expect(await ask("/about", { headers })).toMatchObject({ status });
    expect(await ask("/nothing", { headers })).toMatchObject({ status: 404 });
  });

  test.each([
    ["/About", "/about"],
    ["/About/", "/about"],
    ["/SERVICES/Group-Therapy?from=Mail", "/services/group-therapy?from=Mail"],
    ["/%41bout", "/about"],
    ["/%61bout/", "/about"],
    ["/%61bout/?from=%2F", "/about?from=%2F"],
    ["/about%2F", "/about"],
    ["http://elsewhere.example/about/", "/about"],
  ])("%s in other letters is sent on to %s", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
    expect((await ask(location)).status).toBe(200);
  });

  test.each([
    "/Nothing/",
    "/About.html",
    "/about.html/",
    "/Index",
    "/404/",
    "/Map/",
    "//About/",
    "/assets/",
    "/licences.txt/",
    "/licences.txt/more",
    "/about%3Ffrom/",
    "/%2F%61bout/",
    "http://localhost:5000//elsewhere.example/",
    "http://localhost:5000/%5Celsewhere.example/",
    "http:///elsewhere.example/",
    "https://localhost:5000https://elsewhere.example/",
  ])("%s is the not-found page", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, text: fileText("404.html") });
  });

  test.each([
    ["/%61bout", "about.html"],
    ["http://localhost:5000/about", "about.html"],
    ["HTTPS://localhost/about?from=mail", "about.html"],
    ["http://localhost:5000", "index.html"],
    ["http://localhost:5000?from=mail", "index.html"],
  ])("%s is answered with %s", async (path, file) => {
    expect(await ask(path)).toMatchObject({ status: 200, text: fileText(file) });
  });

  test.each([
    ["another method", "405 Method Not Allowed", { method: "POST" }],
    ["headers that are too long", "431 Request Header Fields Too Large", withHeader(20_000)],
  ])("%s is answered with the words '%s'", async (_, text, options) => {
    const answer = await ask("/about", options);
    expect(answer).toMatchObject({ status: Number.parseInt(text, 10), text });
    expect(answer.headers["content-type"]).toBe("text/plain");
  });
});

function withHeader(length: number) {
  return { headers: { "X-Long": "a".repeat(length) } };
}

describe("Any folder", () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "server-"));
    mkdirSync(join(folder, "dist"));
    server = await start(join(folder, "dist"));
  });
  afterEach(() => {
    server.stop();
    rmSync(folder, { recursive: true });
  });

  function put(files: Record<string, string>) {
    for (const [name, body] of Object.entries(files)) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), body);
    }
  }

  const ask = (path: string) => askAt(server.origin, path);

  test("a new build is shown without a restart", async () => {
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
