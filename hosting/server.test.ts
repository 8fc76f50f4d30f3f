import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSiteServer } from "./server";

// What every host does with the built site is tested in `e2e/hosts.spec.ts`.

let folder: string;
let root: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "server-"));
  root = join(folder, "dist");
  put({ "package.json": "secret", "dist-private/notes.txt": "secret", "dist/.env": "secret" });
  server = createSiteServer(root).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function put(files: Record<string, string>) {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
}

/** Sends a path just as it is written. */
function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test("A new build is shown without a restart", async () => {
  expect(await ask("/")).toMatch(/^HTTP\/1\.1 404 /);
  put({ "dist/index.html": "first" });
  expect(await ask("/")).toMatch(/^HTTP\/1\.1 200 .*first$/s);
  put({ "dist/index.html": "second" });
  expect(await ask("/")).toMatch(/^HTTP\/1\.1 200 .*second$/s);
});

test("A site that is compared with ours may have its pages in folders", async () => {
  put({ "dist/contact/index.html": "contact" });
  expect(await ask("/contact/?from=mail")).toMatch(/^HTTP\/1\.1 301 .*Location: \/contact\?from=/s);
  expect(await ask("/contact")).toMatch(/^HTTP\/1\.1 200 .*contact$/s);
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
  expect(await ask(path)).toMatch(/^HTTP\/1\.1 40[04] (?!.*secret)/s);
  put({ "dist/index.html": "home" });
  expect(await ask("/")).toMatch(/^HTTP\/1\.1 200 /);
});
