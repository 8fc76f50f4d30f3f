import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { contentTypes } from "../hosting/headers";
import {
  confirmation,
  contactControl,
  contactMessage,
  expectMessages,
  fillContact,
  holdScript,
  noon,
  send,
  wake,
} from "./forms";
import { expect, test } from "./site";

function home(page: Page) {
  return page.getByRole("banner").getByRole("link").first();
}

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

test("a form that was left and found again outlives a browser that ends without a word", async ({
  page,
}) => {
  const minute = 60_000;
  page.on("dialog", (dialog) => dialog.accept());
  // Whoever is ended has no time to note when that was.
  await page.addInitScript(() => {
    addEventListener("pagehide", (event) => {
      if ("isEnded" in window) event.stopImmediatePropagation();
    });
  });
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await wake(page);
  await fillContact(page, { name: "Asha Rao" });
  await home(page).click();
  await expect(page).toHaveURL("/");

  await page.clock.setFixedTime(noon.getTime() + minute);
  await page.goBack();
  await fillContact(page, { phone: "98765 43210" });
  await page.clock.setFixedTime(noon.getTime() + 30 * minute);
  await page.evaluate(() => Object.assign(window, { isEnded: true }));
  await home(page).click();
  await expect(page).toHaveURL("/");

  await page.goBack();
  await expect(contactControl(page, "phone")).toHaveValue("98765 43210");
  await expect(contactControl(page, "name")).toHaveValue("Asha Rao");
});
