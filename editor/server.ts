import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readContent } from "../app/content/read-content.ts";
import { editorConfig } from "./config.ts";
import { editorFiles, Refusal } from "./files.ts";
import { editorPage } from "./page.ts";

type Options = {
  root: string;
  /** The folder of the editor's own scripts. */
  scripts: string;
  /** Where the site is shown. */
  siteUrl: string;
};

/** The editor and, beside it, the site. Only for this machine: it writes files. */
export function createEditorServer({ root, scripts, siteUrl }: Options) {
  const act = editorFiles(root);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/") return send(response, "text/html", desk(siteUrl));
    if (pathname === "/editor") {
      const { known } = readContent(join(root, "content"));
      return send(response, "text/html", editorPage(editorConfig(known)));
    }
    if (pathname === "/files" && request.method === "POST" && isOurs(request)) {
      const { action, params } = JSON.parse(await bodyOf(request));
      return send(response, "application/json", JSON.stringify(await act(action, params)));
    }
    if (pathname === "/page.js") {
      return send(
        response,
        "text/javascript",
        await readFile(join(root, "editor/page.js"), "utf8"),
      );
    }
    if (pathname.endsWith(".js")) {
      response.setHeader("Content-Type", "text/javascript; charset=utf-8");
      return pipeline(createReadStream(join(scripts, basename(pathname))), response);
    }
    response.writeHead(404).end();
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      const status = error instanceof Refusal ? 422 : 500;
      if (!response.headersSent) response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: error.message }));
    });
  });
}

/** Another website that is open in the same browser must not write here. */
function isOurs({ headers }: IncomingMessage) {
  const { origin, host = "" } = headers;
  return origin === `http://${host}` && /^(localhost|127\.0\.0\.1):\d+$/.test(host);
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, type: string, text: string) {
  response.writeHead(200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
  });
  response.end(text);
}

/** Editor and site side by side; on a narrow window, one above the other. */
function desk(siteUrl: string) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Edit the site</title>
<style>
  body { margin: 0; height: 100vh; display: flex; flex-wrap: wrap }
  iframe { flex: 1 1 30rem; min-height: 50vh; border: 0 }
</style>
<iframe src="/editor" title="The editor"></iframe>
<iframe src="${siteUrl}" title="The site"></iframe>
</html>
`;
}
