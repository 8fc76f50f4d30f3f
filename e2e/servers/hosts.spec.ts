import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import {
  ask,
  builtHeaders,
  misleading,
  notAllowed,
  notFound,
  sentOn,
  served,
  servedScript,
} from "../../hosting/testing";
import { sites } from "../sites";
import { startWebServer, webServers } from "./web-servers";

/*
 * The built site behind the servers for which it brings rules. What our own server answers stands
 * beside it, in `hosting/server.test.ts`.
 */

const root = sites.practice;
const script = readdirSync(join(root, "assets")).find((name) => name.endsWith(".js")) ?? "";
const headersOf = builtHeaders(root);

function fileText(name: string) {
  return readFileSync(join(root, name), "utf8");
}

for (const [name, server] of Object.entries(webServers)) {
  test.describe(`Behind ${name}`, () => {
    let origin = "";
    let stop = async () => {};
    test.beforeAll(async () => {
      ({ origin, stop } = await startWebServer(server, root));
    });
    test.afterAll(() => stop());

    test("everything comes compressed, with its headers, and only once", async () => {
      const gzip = { "Accept-Encoding": "gzip" };
      for (const [path, file, type] of [...served, servedScript(script)]) {
        const { status, headers, text } = await ask(origin, path, { headers: gzip });
        expect.soft({ status, text }, path).toEqual({ status: 200, text: fileText(file) });
        expect.soft(headers, path).toMatchObject({
          ...(path.startsWith("/assets/") ? headersOf.assets : headersOf.all),
          "content-type": type,
          "content-encoding": "gzip",
          vary: "Accept-Encoding",
        });
        const { etag = "" } = headers;
        const again = await ask(origin, path, { headers: { ...gzip, "If-None-Match": etag } });
        expect.soft(again, path).toMatchObject({ status: 304, text: "" });
        const plain = await ask(origin, path);
        expect.soft(plain.headers["content-encoding"], path).toBeUndefined();
        expect.soft(plain.text, path).toBe(fileText(file));
      }
    });

    test("a slash at the end is sent on for good, and anything else is the not-found page", async () => {
      for (const [path, location] of sentOn) {
        const { status, headers } = await ask(origin, path);
        expect.soft(status, path).toBe(301);
        expect.soft(headers, path).toMatchObject(headersOf.all);
        expect.soft(new URL(headers.location ?? "", origin).href, path).toBe(origin + location);
      }
      for (const path of [...notFound, "/About", `/assets/${script}.br`]) {
        const { status, headers, text } = await ask(origin, path);
        expect.soft({ status, text }, path).toEqual({ status: 404, text: fileText("404.html") });
        expect.soft(headers, path).toMatchObject(headersOf.all);
      }
      for (const path of misleading) {
        const { status, headers } = await ask(origin, path);
        expect.soft({ status, location: headers.location }, path).toEqual({ status: 404 });
      }
    });

    test("no other method than GET and HEAD is allowed", async () => {
      const { "cache-control": _, ...headers } = headersOf.all;
      for (const method of notAllowed) {
        const answer = await ask(origin, "/contact", { method });
        expect.soft(answer, method).toMatchObject({ status: 405, headers });
      }
      const head = await ask(origin, "/contact", { method: "HEAD" });
      expect(head).toMatchObject({ status: 200, text: "" });
    });
  });
}
