import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Plugin } from "vite";
import { entriesIn, Refusal } from "./entries.ts";
import { findPicture, keepPicture } from "./pictures.ts";
import { tasksIn } from "./run-go-live.ts";
import { searchWords } from "./search.ts";

type Answer = (body: never, query: URLSearchParams) => unknown;

/**
 * The editor beside the site, under `/editor` of the server that shows the pages. Only for this
 * machine: it writes files.
 */
export function editor(root: string, now = () => new Date()): Plugin {
  const entries = entriesIn(root, now);
  /** So that a page is right which is asked for before the server has noticed a changed file. */
  let forget = () => {};

  const reads: Record<string, Answer> = {
    overview: async () => ({ groups: entries.groups(), tasks: await tasksIn(root, now()) }),
    entry: (_, query) => entries.read(Object.fromEntries(query)),
    search: (_, query) => searchWords(root, query.get("words") ?? ""),
    history: entries.history,
  };
  const writes: Record<string, Answer> = {
    check: entries.check,
    save: entries.save,
    remove: entries.remove,
    confirm: entries.confirm,
    "bring-back": entries.bringBack,
  };

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const name = url.pathname.slice("/editor/".length);
    const query = url.searchParams;
    if (!isOurs(request))
      return send(response, 403, { said: "This is not the editor's own page." });
    if (url.pathname === "/editor") return sendPage(response);
    if (name === "picture" && request.method === "GET") return sendPicture(response, query);
    if (name === "picture" && request.method === "POST") {
      const [folder = "", file = ""] = [query.get("folder") ?? "", query.get("name") ?? ""];
      const kept = await keepPicture(root, folder, file, await bytesOf(request));
      return send(response, "said" in kept ? 422 : 200, kept);
    }
    const act = (request.method === "POST" ? writes : reads)[name];
    if (!act) return send(response, 404, { said: "There is nothing here." });
    const body = request.method === "POST" ? JSON.parse(String(await bytesOf(request))) : {};
    const done = await act(body as never, query);
    if (request.method === "POST") forget();
    return send(response, 200, done);
  }

  function sendPicture(response: ServerResponse, query: URLSearchParams) {
    const file = findPicture(root, query.get("folder") ?? "", query.get("name") ?? "");
    if (!file) return response.writeHead(404).end();
    const ending = extname(file).slice(1);
    const type = `image/${{ svg: "svg+xml", jpg: "jpeg" }[ending] ?? ending}`;
    response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": "sandbox" });
    createReadStream(file).pipe(response);
  }

  return {
    name: "editor",
    configureServer(server) {
      forget = () => {
        const environments = Object.values(server.environments);
        for (const { moduleGraph } of environments) moduleGraph.invalidateAll();
      };
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        const isModule = /\.\w+$/.test(url.pathname);
        if (!/^\/editor(\/|$)/.test(url.pathname) || isModule) return next();
        answer(request, response, url).catch((error: unknown) => {
          if (error instanceof Refusal) return send(response, error.status, error.details);
          send(response, 500, { said: `Something went wrong: ${error}` });
        });
      });
    },
  };
}

/** Another website that is open in the same browser must neither write here nor show this. */
function isOurs({ headers, method }: IncomingMessage) {
  const { origin, host = "" } = headers;
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return origin === `http://${host}` || (origin === undefined && method === "GET");
}

async function bytesOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, answer: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(answer));
}

/** Without Vite's own script, which would load the page anew whenever the content changes. */
function sendPage(response: ServerResponse) {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cache-Control": "no-store",
  });
  response.end(`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/editor/client/editor.css">
<body>
<div id="root"></div>
<script src="/editor/client/main.tsx" type="module"></script>
</body>
</html>
`);
}
