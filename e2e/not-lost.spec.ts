import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentTypes } from "../hosting/headers";
import {
  confirmation,
  contactMessage,
  expectMessages,
  fillContact,
  holdScript,
  send,
} from "./forms";
import { expect, test } from "./site";

/** Serves the site over a line that stalls right after a form, until it is let go. */
function serveUpToForm() {
  let letGo = () => {};
  const rest = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const [, extension] = /\.(\w+)$/.exec(path) ?? [];
    response.setHeader("Content-Type", contentTypes[extension ?? "html"] ?? "");
    if (extension) return createReadStream(`dist${path}`).pipe(response);
    const html = readFileSync(`dist${path}.html`, "utf8");
    const end = html.indexOf("</form>") + "</form>".length;
    response.write(html.slice(0, end));
    await rest;
    response.end(html.slice(end));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, letGo, close: () => server.close() };
}

test("a form answers although the page behind it has not come", async ({ page }) => {
  const site = serveUpToForm();
  const script = await holdScript(page, "form");
  await page.goto(`${site.origin}/contact`, { waitUntil: "commit" });
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "One moment, please" })).toBeVisible();
  script.letThrough();
  await expectMessages(page, {
    name: "Name is required",
    email: "Invalid email address",
    message: "Message is required",
  });
  await fillContact(page, contactMessage);
  await send(page).click();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);

  site.letGo();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  site.close();
});
