import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { contentTypes } from "../hosting/headers";
import { bothForms } from "./facts";
import {
  allowClipboard,
  answerQuestions,
  confirmation,
  contactMessage,
  control,
  emptyMessageMessages,
  expectMessages,
  fill,
  holdScript,
  hydrate,
  noon,
  noteOf,
  send,
  sessionRequest,
  wayOut,
} from "./forms";
import { expect, test } from "./site";

/* What was written, and is nowhere else. `delivery.spec.ts` has forms that deliver. */

const { sent } = bothForms;

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
  await confirmation(page).getByRole("link", { name: sent.mail }).click();
  return answer;
}

async function writeMessage(page: Page, message = contactMessage.message) {
  await page.goto("/contact");
  await fill(page, { ...contactMessage, message });
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
}

async function expectFreeToGo(page: Page) {
  await wayOut(page).click();
  await expect(page).toHaveURL("/about");
}

test("an unsent request is not lost with a tap, a reload or a closed tab, until it is mailed", async ({
  page,
}) => {
  const questions = answerQuestions(page, "stay");
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await fill(page, sessionRequest);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await wayOut(page).click({ noWaitAfter: true });
  await expect.poll(() => questions).toHaveLength(1);
  await page.evaluate(() => location.reload());
  await expect.poll(() => questions).toHaveLength(2);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toHaveLength(3);
  await expect(confirmation(page)).toContainText(sessionRequest.primaryConcerns);
  expect(await pressMail(page)).toBe("not asked");
  await expectFreeToGo(page);
  expect(questions).toHaveLength(3);
});

test("an unsent message is asked about until it is copied, printed or cleared, not only tried to", {
  tag: "@chromium",
}, async ({ page, context }) => {
  const questions = answerQuestions(page, "stay");
  let asked = 0;
  const expectQuestion = async () => {
    await wayOut(page).click({ noWaitAfter: true });
    asked += 1;
    await expect.poll(() => questions).toHaveLength(asked);
  };
  // An e-mail that cannot hold it does not carry it.
  await writeMessage(page, "I have not slept well for weeks. ".repeat(60));
  expect(await pressMail(page)).toBe("not asked");
  await page.evaluate(() => {
    const clipboard = navigator.clipboard;
    Object.assign(window, { writeText: clipboard.writeText });
    clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  await confirmation(page).getByRole("button", { name: sent.copy }).click();
  await expect(confirmation(page)).toContainText(sent.notCopied);
  await expectQuestion();
  await allowClipboard(context);
  await page.evaluate(() => {
    navigator.clipboard.writeText = Reflect.get(window, "writeText");
  });
  await confirmation(page).getByRole("button", { name: sent.notCopied }).click();
  await expect(confirmation(page)).toContainText(sent.copied);
  await expectFreeToGo(page);

  await writeMessage(page);
  await expectQuestion();
  await page.pdf();
  await expectFreeToGo(page);

  await writeMessage(page);
  await expectQuestion();
  await confirmation(page).getByRole("button", { name: sent.done }).click();
  await expectFreeToGo(page);
  expect(questions).toHaveLength(asked);
});

/** Serves a site over a line that stalls right after a form, until it is let go. */
function serveUpToForm(folder: string) {
  let letGo = () => {};
  const rest = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const [, extension] = /\.(\w+)$/.exec(path) ?? [];
    response.setHeader("Content-Type", contentTypes[extension ?? "html"] ?? "");
    if (extension) return createReadStream(folder + path).pipe(response);
    const html = readFileSync(`${folder}${path}.html`, "utf8");
    const end = html.indexOf("</form>") + "</form>".length;
    response.write(html.slice(0, end));
    await rest;
    response.end(html.slice(end));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, letGo, close: () => server.close() };
}

test("a form answers although the page behind it has not come", async ({ page, site }) => {
  const server = serveUpToForm(site);
  const script = await holdScript(page, "form");
  await page.goto(`${server.origin}/contact`, { waitUntil: "commit" });
  await send(page).click();
  await expect(noteOf(page, "loading")).toBeVisible();
  script.letThrough();
  await expectMessages(page, emptyMessageMessages);
  await fill(page, contactMessage);
  await send(page).click();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  server.letGo();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  server.close();
});

test("a form that was left and found again outlives a browser that ends without a word", async ({
  page,
}) => {
  const minute = 60_000;
  answerQuestions(page, "go");
  // Whoever is ended has no time to note when that was.
  await page.addInitScript(() => {
    addEventListener("pagehide", (event) => {
      if ("isEnded" in window) event.stopImmediatePropagation();
    });
  });
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await hydrate(page);
  await fill(page, { name: "Asha Rao" });
  await wayOut(page).click();
  await expect(page).toHaveURL("/about");

  await page.clock.setFixedTime(noon.getTime() + minute);
  await page.goBack();
  await fill(page, { phone: "98765 43210" });
  await page.clock.setFixedTime(noon.getTime() + 30 * minute);
  await page.evaluate(() => Object.assign(window, { isEnded: true }));
  await wayOut(page).click();
  await expect(page).toHaveURL("/about");

  await page.goBack();
  await expect(control(page, "phone")).toHaveValue("98765 43210");
  await expect(control(page, "name")).toHaveValue("Asha Rao");
});

test("printing leaves folded what was folded, and open what was open", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto("/appointments");
  const notice = page.locator("details");
  await page.pdf();
  await expect(notice).not.toHaveAttribute("open");
  await notice.locator("summary").press("Enter");
  await expect(notice).toHaveAttribute("open");
  await page.pdf();
  await expect(notice).toHaveAttribute("open");
});
