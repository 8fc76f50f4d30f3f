import { once } from "node:events";
import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentTypes } from "../hosting/headers";

/** Returns a promise, and the function that resolves it. */
export function gate<Result = void>() {
  let open: (result: Result) => void = () => {};
  const opened = new Promise<Result>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Serves a site over a line that stalls in each page, right after a tag, until the rest is sent. */
export async function serveUpTo(tag: string, folder: string) {
  let sendRest = () => {};
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const [, extension] = /\.(\w+)$/.exec(path) ?? [];
    response.setHeader("Content-Type", contentTypes[extension ?? "html"] ?? "");
    if (extension) {
      createReadStream(folder + path).pipe(response);
      return;
    }
    const html = readFileSync(`${folder}${path === "/" ? "/index" : path}.html`, "utf8");
    const end = html.indexOf(tag) + tag.length;
    response.write(html.slice(0, end));
    sendRest = () => response.end(html.slice(end));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, sendRest: () => sendRest(), close: () => server.close() };
}
