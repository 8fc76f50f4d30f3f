import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as send } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { sites } from "../../scripts/built-site";
import { startWebServer, webServers } from "./web-servers";

/*
 * The built site behind the servers for which it brings rules. What our own server answers stands
 * beside it, in `hosting/server.test.ts`.
 */

const root = sites.practice;
const script = readdirSync(join(root, "assets")).find((name) => name.endsWith(".js"));
const [rulesForAll = "", rulesForAssets = ""] = fileText("_headers").split("/assets/*");
/** The first is left out of the rules, because hosts that read them do it by themselves. */
const headersOfAll = { "cache-control": "no-cache", ...headersIn(rulesForAll) };

function fileText(name: string) {
  return readFileSync(join(root, name), "utf8");
}

/** The headers of a part of `_headers`, named as Node names them. */
function headersIn(rules: string) {
  const found = [...rules.matchAll(/^ {2}([^:]+): (.+)$/gm)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}

const files = [
  ["/", "index.html", "text/html; charset=utf-8"],
  ["/about?from=mail", "about.html", "text/html; charset=utf-8"],
  ["/services/group-therapy", "services/group-therapy.html", "text/html; charset=utf-8"],
  ["/map.html", "map.html", "text/html; charset=utf-8"],
  [`/assets/${script}`, `assets/${script}`, "text/javascript; charset=utf-8"],
  ["/licences.txt", "licences.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
] as const;

const redirects = [
  ["/about/", "/about"],
  ["/services/group-therapy/", "/services/group-therapy"],
  ["/services/?from=mail&to=/x/", "/services?from=mail&to=/x/"],
] as const;

const missing = [
  "/nothing",
  "/nothing/",
  "/About",
  "/about.html",
  "/about.html.gz",
  "/index",
  "/index.html",
  "/404",
  "/404.html",
  "/map",
  "/assets",
  "/assets/nothing.js",
  `/assets/${script}.br`,
  "/_headers",
  "/_redirects",
  "/.htaccess",
  "/%2ehtaccess",
  "/.hosting/nginx.conf",
  "/.hosting/",
  "/caf%C3%A9/",
];

/** Some servers have words of their own for these, before they read any rules. */
const misleading = [
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/%5Celsewhere.example/",
  "/%2Felsewhere.example/",
  "/about//elsewhere.example/",
  "/%0D%0ALocation:%20https://elsewhere.example/",
];

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
      for (const [path, file, type] of files) {
        const { status, headers, text } = await ask(origin, path, { headers: gzip });
        expect.soft(status, path).toBe(200);
        expect.soft(text, path).toBe(fileText(file));
        expect.soft(headers, path).toMatchObject({
          ...headersOfAll,
          ...(path.startsWith("/assets/") && headersIn(rulesForAssets)),
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
      for (const [path, location] of redirects) {
        const { status, headers } = await ask(origin, path);
        expect.soft(status, path).toBe(301);
        expect.soft(headers, path).toMatchObject(headersOfAll);
        expect.soft(new URL(headers.location ?? "", origin).href, path).toBe(origin + location);
      }
      for (const path of missing) {
        const { status, headers, text } = await ask(origin, path);
        expect.soft(status, path).toBe(404);
        expect.soft(text, path).toBe(fileText("404.html"));
        expect.soft(headers, path).toMatchObject(headersOfAll);
      }
      for (const path of misleading) {
        const { status, headers } = await ask(origin, path);
        expect.soft({ status, location: headers.location }, path).toEqual({ status: 404 });
      }
    });

    test("no other method than GET and HEAD is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        const { status, headers } = await ask(origin, "/contact", { method });
        expect.soft(status, method).toBe(405);
        expect.soft(headers, method).toMatchObject(headersIn(rulesForAll));
      }
      const head = await ask(origin, "/contact", { method: "HEAD" });
      expect(head).toMatchObject({ status: 200, text: "" });
    });
  });
}

type Options = { method?: string; headers?: Record<string, string> };
type Answer = { status?: number; headers: IncomingHttpHeaders; text: string };

/** Asks for a path just as it is written; a browser, or fetch, would tidy it up first. */
function ask(origin: string, path: string, options: Options = {}) {
  return new Promise<Answer>((resolve, reject) => {
    send(origin, { ...options, path }, async (response) => {
      const body = await buffer(response);
      const isCompressed = response.headers["content-encoding"] && body.length > 0;
      const text = String(isCompressed ? gunzipSync(body) : body);
      resolve({ status: response.statusCode, headers: response.headers, text });
    })
      .on("error", reject)
      .end();
  });
}
