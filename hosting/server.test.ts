import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSiteServer } from "./server.js";

// What every host has to do is tested in `hosts/hosts.test.ts`; here is what only our own server does.

let root: string;
let server: Server;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
});

afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function put(files: Record<string, string>) {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), body);
  }
}

async function serve() {
  server = (await createSiteServer(root)).listen(0, "127.0.0.1");
  await once(server, "listening");
}

function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`);
}

async function textOf(path: string) {
  return (await ask(path)).text();
}

test("A new build is shown without a restart, the old one until it is done", async () => {
  put({ "index.html": "old home", "about.html": "old about" });
  await serve();
  rmSync(join(root, "index.html"));
  put({ "about.html": "new about" });
  // Longer than it takes to notice a change.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await textOf("/about")).toBe("old about");

  put({ "index.html": "new home" });
  await expect.poll(() => textOf("/"), { timeout: 5000 }).toBe("new home");
  expect(await textOf("/about")).toBe("new about");
}, 10_000);

test("A folder without a not-found page answers with the status alone", async () => {
  put({ "index.html": "home" });
  await serve();
  const response = await ask("/nothing");
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("");
});

test("A link in the folder leads nowhere", async () => {
  put({ "index.html": "home", "404.html": "not found" });
  symlinkSync("/etc/passwd", join(root, "accounts.txt"));
  symlinkSync("/etc", join(root, "settings"));
  await serve();
  expect((await ask("/accounts.txt")).status).toBe(404);
  expect((await ask("/settings/passwd")).status).toBe(404);
});

test("Headers come from the folder, each for the addresses above it", async () => {
  put({
    "index.html": "home",
    "assets/a.js": "a",
    _headers: "# Note\n/*\n  X-First: one: two\n/assets/*\n  Cache-Control: max-age=1\n",
  });
  await serve();
  const home = (await ask("/")).headers;
  expect(home.get("x-first")).toBe("one: two");
  expect(home.get("cache-control")).toBe("no-cache");
  const script = (await ask("/assets/a.js")).headers;
  expect(script.get("x-first")).toBe("one: two");
  expect(script.get("cache-control")).toBe("max-age=1");
});

test("A site of another build may have its pages in folders", async () => {
  put({ "index.html": "home", "contact/index.html": "contact" });
  await serve();
  expect(await textOf("/contact")).toBe("contact");
  expect(await textOf("/contact/")).toBe("contact");
});

test("A folder that is not there yet is shown once it is", async () => {
  rmSync(root, { recursive: true });
  await serve();
  expect((await ask("/")).status).toBe(404);
  put({ "index.html": "home" });
  await expect.poll(() => textOf("/"), { timeout: 5000 }).toBe("home");
}, 10_000);
