import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as send } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { mapFramePath } from "../app/lib/links";
import { dist } from "../scripts/built-site";
import { findNginx, startNginx } from "../scripts/nginx";

// The built site, served with the rules that the build wrote for hosts.

const nginx = findNginx();
const script = readdirSync(join(dist, "assets")).find((name) => name.endsWith(".js"));
const [rulesForAll = "", rulesForAssets = ""] = fileText("_headers").split("/assets/*");
/** The rules leave this out, because hosts that read them do it by themselves. */
const askedAbout = { "cache-control": "no-cache" };

function fileText(name: string) {
  return readFileSync(join(dist, name), "utf8");
}

/** The headers of a part of `_headers`, named as Node names them. */
function headersIn(rules: string) {
  const found = [...rules.matchAll(/^ {2}([^:]+): (.+)$/gm)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}

test("no line of _headers is longer than the 2,000 characters that Cloudflare Pages reads", () => {
  const lines = fileText("_headers").split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

for (const host of ["npm start", "nginx"]) {
  test.describe(`Served by ${host}`, () => {
    test.skip(host === "nginx" && !nginx, "nginx is not installed");

    let origin = "";
    let stop = async () => {};
    test.beforeAll(async ({ baseURL }) => {
      origin = baseURL ?? "";
      if (host === "npm start" || !nginx) return;
      const server = await startNginx(nginx, dist);
      origin = `http://127.0.0.1:${server.port}`;
      stop = server.stop;
    });
    test.afterAll(() => stop());

    for (const [path, name, type] of [
      ["/", "index.html", "text/html; charset=utf-8"],
      ["/about?from=mail", "about.html", "text/html; charset=utf-8"],
      ["/services/group-therapy", "services/group-therapy.html", "text/html; charset=utf-8"],
      [mapFramePath, "map.html", "text/html; charset=utf-8"],
      [`/assets/${script}`, `assets/${script}`, "text/javascript; charset=utf-8"],
      ["/licences.txt", "licences.txt", "text/plain; charset=utf-8"],
      ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
    ] as const) {
      test(`${path} comes compressed, with its headers, and only once`, async () => {
        const gzip = { "Accept-Encoding": "gzip" };
        const { status, headers, text } = await ask(origin, path, { headers: gzip });
        expect(status).toBe(200);
        expect(text).toBe(fileText(name));
        expect(headers).toMatchObject({
          ...askedAbout,
          ...headersIn(rulesForAll),
          ...(path.startsWith("/assets/") && headersIn(rulesForAssets)),
          "content-type": type,
          "content-encoding": "gzip",
          vary: "Accept-Encoding",
        });
        const { etag = "" } = headers;
        const again = await ask(origin, path, { headers: { ...gzip, "If-None-Match": etag } });
        expect(again).toMatchObject({ status: 304, text: "" });
        expect(again.headers).toMatchObject(headersIn(rulesForAll));
        expect((await ask(origin, path)).headers["content-encoding"]).toBeUndefined();
      });
    }

    for (const [path, address] of [
      ["/about/", "/about"],
      ["/services/group-therapy/", "/services/group-therapy"],
      ["/services/?from=mail&to=/x/", "/services?from=mail&to=/x/"],
    ] as const) {
      test(`${path} is sent on to ${address} for good`, async () => {
        const { status, headers } = await ask(origin, path);
        expect(status).toBe(301);
        expect(headers).toMatchObject({
          ...headersIn(rulesForAll),
          ...askedAbout,
          location: address,
        });
      });
    }

    test("anything else is the not-found page, and never leads to another host", async () => {
      for (const path of [
        "/nothing",
        "/About",
        "/about.html",
        "/about.html.gz",
        "/index",
        "/index.html",
        "/404",
        "/404.html",
        "/map",
        "//about",
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
        "//elsewhere.example/",
        "/\\elsewhere.example/",
        "/%5Celsewhere.example/",
        "/%2Felsewhere.example/",
        "/about//elsewhere.example/",
        "/%0D%0ALocation:%20https://elsewhere.example/",
      ]) {
        const { status, headers, text } = await ask(origin, path);
        expect.soft(status, path).toBe(404);
        expect.soft(text, path).toBe(fileText("404.html"));
        expect.soft(headers, path).toMatchObject({ ...headersIn(rulesForAll), ...askedAbout });
      }
    });

    test("no other method than GET and HEAD is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        const { status, headers } = await ask(origin, "/contact", { method });
        expect(status).toBe(405);
        expect(headers).toMatchObject({ ...headersIn(rulesForAll), allow: "GET, HEAD" });
      }
      expect(await ask(origin, "/contact", { method: "HEAD" })).toMatchObject({
        status: 200,
        text: "",
      });
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
