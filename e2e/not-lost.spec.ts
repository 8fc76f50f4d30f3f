import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { contentTypes } from "../hosting/headers";
import { inboxDist, serveFolder } from "../scripts/built-site";
import {
  allowClipboard,
  confirmation,
  contactControl,
  contactMessage,
  expectMessages,
  fillContact,
  fillRequest,
  holdScript,
  noon,
  send,
  sendByScript,
  sessionRequest,
  wake,
} from "./forms";
import { expect, test } from "./site";

/** Notes each question whether to leave, and stays. */
function stayWhenAsked(page: Page) {
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  return questions;
}

function home(page: Page) {
  return page.getByRole("banner").getByRole("link").first();
}

/** Presses the link as a browser takes it, which asks the page first, but opens no mail program. */
async function pressMail(page: Page) {
  const answer = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const settle = (event: Event) => {
          event.preventDefault();
          const mayGo = dispatchEvent(new Event("beforeunload", { cancelable: true }));
          resolve(mayGo ? "not asked" : "asked");
        };
        addEventListener("click", settle, { once: true });
      }),
  );
  await confirmation(page).getByRole("link", { name: "E-mail it to us" }).click();
  return answer;
}

async function writeMessage(page: Page, message = contactMessage.message) {
  await page.goto("/contact");
  await fillContact(page, { ...contactMessage, message });
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
}

test.describe("What was written and is nowhere else", () => {
  test("is not lost with a tap, a reload or a closed tab, and is free to go once it is mailed", async ({
    page,
  }) => {
    const questions = stayWhenAsked(page);
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    await fillRequest(page, sessionRequest);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();

    await home(page).click({ noWaitAfter: true });
    await expect.poll(() => questions).toHaveLength(1);
    await page.evaluate(() => location.reload());
    await expect.poll(() => questions).toHaveLength(2);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions).toHaveLength(3);
    await expect(confirmation(page)).toContainText(sessionRequest.primaryConcerns);

    expect(await pressMail(page)).toBe("not asked");
    await home(page).click();
    await expect(page).toHaveURL("/");
    expect(questions).toHaveLength(3);
  });

  for (const { done, act } of [
    { done: "printed", act: (page: Page) => page.pdf() },
    { done: "cleared", act: (page: Page) => page.getByText("Clear this from the screen").click() },
  ]) {
    test(`is free to go once it is ${done}`, async ({ page }) => {
      const questions = stayWhenAsked(page);
      await writeMessage(page);
      await home(page).click({ noWaitAfter: true });
      await expect.poll(() => questions).toHaveLength(1);
      await act(page);
      await home(page).click();
      await expect(page).toHaveURL("/");
      expect(questions).toHaveLength(1);
    });
  }

  test("is not mailed by an e-mail that cannot hold it, but free to go once it is copied", async ({
    page,
    context,
  }) => {
    const questions = stayWhenAsked(page);
    await allowClipboard(context);
    await writeMessage(page, "I have not slept well for weeks. ".repeat(60));
    expect(await pressMail(page)).toBe("not asked");
    await home(page).click({ noWaitAfter: true });
    await expect.poll(() => questions).toHaveLength(1);
    await confirmation(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(confirmation(page)).toContainText("Copied");
    await home(page).click();
    await expect(page).toHaveURL("/");
    expect(questions).toHaveLength(1);
  });

  test("is not copied where copying is blocked", async ({ page }) => {
    const questions = stayWhenAsked(page);
    await writeMessage(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("blocked"));
    });
    await confirmation(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(confirmation(page)).toContainText("Copying is blocked here");
    await home(page).click({ noWaitAfter: true });
    await expect.poll(() => questions).toHaveLength(1);
  });

  test("is with the practice where forms deliver, and nothing is asked", async ({ page }) => {
    const questions = stayWhenAsked(page);
    const site = await serveFolder(inboxDist);
    await page.route("**/contact", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 201 }) : route.fallback(),
    );
    await page.goto(`${site.origin}/contact`);
    await fillContact(page, contactMessage);
    await sendByScript(page);
    await expect(page.getByRole("button", { name: "Clear this from the screen" })).toBeVisible();
    await home(page).click();
    await expect(page).toHaveURL(`${site.origin}/`);
    expect(questions).toEqual([]);
    site.close();
  });
});

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
