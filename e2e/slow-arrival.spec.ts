import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentTypes } from "../hosting/headers";
import { builtPages } from "../scripts/built-site";
import { layoutShift } from "./checks/layout";
import { phone } from "./checks/usable";
import { expect, test } from "./site";

/** Serves the site over a line that stalls behind the title of each page. */
function serveInTwoParts() {
  return createServer((request, response) => {
    const path = request.url ?? "/";
    const [, extension] = /\.(\w+)$/.exec(path) ?? [];
    response.setHeader("Content-Type", contentTypes[extension ?? "html"] ?? "");
    if (extension) return createReadStream(`dist${path}`).pipe(response);
    const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
    const end = html.indexOf("</h1>") + "</h1>".length;
    response.write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), 250);
  });
}

test("on a phone, nothing moves that can be read already when the rest of a page arrives", async ({
  page,
}) => {
  test.slow();
  const server = serveInTwoParts().listen();
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize(phone);
  for (const path of await builtPages()) {
    await page.goto(`http://localhost:${port}${path}`);
    expect.soft(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.04);
  }
  server.close();
});
