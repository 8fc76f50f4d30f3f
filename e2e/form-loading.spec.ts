import type { Page } from "@playwright/test";
import { contactMessage, sessionRequest } from "../app/forms/testing-answers";
import { expectFit, zoomed } from "./checks/a11y-checks";
import { bothForms, practice, requestWords } from "./facts";
import { emptyMessageMessages, expect, noon, test } from "./forms";
import { test as siteTest } from "./site";
import { serveUpTo } from "./slow-line";
import { failOnPurpose } from "./states";

/*
 * Between the page and its form: what is typed before React arrives, on pages that translators and
 * extensions have changed, and where the script is slow, fails or never comes. Nothing may be lost.
 */

const ways = [practice.phone, practice.email];

for (const [what, alter] of [
  ["as it came", () => {}],
  ["translated", translate],
  ["decorated by an extension", decorate],
  ["rebuilt by an extension", wrapControls],
] as const) {
  test(`on a page that is ${what}, hydration doesn't interrupt typing`, async ({ page, form }) => {
    await page.goto("/contact");
    await page.evaluate(alter);
    const script = await form.holdScript("form");
    await form.fill({ name: contactMessage.name, email: contactMessage.email });
    const message = form.control("message");
    await message.pressSequentially("I sleep y");
    await message.press("ArrowLeft");
    script.letThrough();
    await form.expectHydrated();
    await expect(message).toBeFocused();
    await page.keyboard.type("badl");
    await expect(message).toHaveValue("I sleep badly");
    await expect(form.count).toHaveText(/^13 /);
    await form.send.click();
    await expect(form.confirmation).toContainText("I sleep badly");
  });
}

test("hydration keeps every kind of answer on a translated page", async ({ page, form }) => {
  const { preferredDate, ...typed } = sessionRequest;
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  const script = await form.holdScript("form");
  await form.fill(typed);
  await page.locator(".privacy-notice summary").click();
  await page.evaluate(translate);
  const before = await answers(page);
  expect(before).toMatchObject({ ...typed, privacyConsent: "on", cancellationPolicy: "on" });
  script.letThrough();
  await form.expectHydrated();
  expect(await answers(page)).toEqual(before);
  await expect(page.locator(".privacy-notice")).toHaveAttribute("open");
  await form.submit({ preferredDate });
  await expect(form.confirmation).toContainText(sessionRequest.primaryConcerns);
});

test("the form works on a page translated after hydration", async ({ page, form }) => {
  await page.goto("/appointments");
  await form.fill({ primaryConcerns: "12345" });
  await expect(form.count).toHaveText(/^5 /);
  await page.evaluate(translate);
  await form.control("primaryConcerns").pressSequentially("678");
  await expect(form.count).toHaveText(/^8 /);
  await form.send.click();
  await expect.poll(() => form.messages()).toHaveProperty("fullName");
  await page.evaluate(translate);
  await form.fill({ fullName: "Asha Rao", age: "16" });
  await expect.poll(() => form.messages()).not.toHaveProperty("fullName");
  await page.evaluate(translate);
  await form.fill({ age: "34" });
  await expect(page.locator(".field-note")).toHaveCount(0);
  await expect(form.control("primaryConcerns")).toHaveValue("12345678");
  await expect(page.locator("[data-note=broken]")).toBeHidden();
});

test("a submit waits for the script and is carried out once", async ({ page, form }) => {
  await page.clock.install({ time: noon });
  await page.goto("/contact");
  const script = await form.holdScript("form");
  await form.submit(contactMessage);
  await form.control("name").press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(form.note("loading")).toBeVisible();
  await expect(form.note("slow")).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(form.note("slow").getByRole("link")).toHaveText(ways);
  await expect(page.getByRole("status")).toBeEmpty();
  script.letThrough();
  await expect(form.confirmation).toContainText(contactMessage.message);
  await expect(form.note("loading")).toBeHidden();
  await expect(form.note("slow")).toBeHidden();
  expect(await form.messages()).toEqual({});
});

siteTest("a form works before the rest of its page has loaded", async ({ page, form, site }) => {
  const server = await serveUpTo("</form>", site);
  const script = await form.holdScript("form");
  await page.goto(`${server.origin}/contact`, { waitUntil: "commit" });
  await form.send.click();
  await expect(form.note("loading")).toBeVisible();
  script.letThrough();
  await form.expectMessages(emptyMessageMessages);
  await form.submit(contactMessage);
  await expect(form.confirmation).toContainText(contactMessage.message);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  server.sendRest();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(form.confirmation).toContainText(contactMessage.message);
  server.close();
});

test("a click on the date waits for the script and opens the calendar", async ({ page, form }) => {
  await page.clock.setFixedTime(noon);
  const script = await form.holdScript("form");
  await page.goto("/appointments");
  // Some browsers don't focus a clicked button.
  await form.date.evaluate((button: HTMLElement) => button.click());
  await expect(form.calendar.getByText(requestWords.date.loading)).toBeVisible();
  script.letThrough();
  await expect(form.day("2026-11-16")).toBeFocused();
});

test("leaving asks first, also before the script has loaded", async ({ page, form }) => {
  const questions = form.answerQuestions("stay");
  await form.holdScript("form");
  await page.goto("/contact");
  await form.fill({ message: "12345" });
  await form.wayOut.click({ noWaitAfter: true });
  await expect.poll(() => questions).toHaveLength(1);
});

siteTest(
  "a script that fails to load is retried, and the page names other ways",
  async ({ page, form }) => {
    const script = await form.holdScript("form");
    script.refuse();
    await page.goto("/contact");
    await form.fill({ message: contactMessage.message });
    await expect(form.note("notLoaded").getByRole("link")).toHaveText(ways);
    await page.unrouteAll();
    await form.hydrate();
    await expect(form.note("notLoaded")).toBeHidden();
    await form.send.click();
    await expect.poll(() => form.messages()).toHaveProperty("email");
    await expect(form.control("message")).toHaveValue(contactMessage.message);
  },
);

siteTest(
  "a form that can't render shows an error and keeps typed text",
  async ({ page, form, pageEvents }) => {
    const secret = "Something only for the therapist";
    await page.goto("/appointments");
    await failOnPurpose(page);
    // Typing comes first, because it would scroll back to its field.
    const script = await form.holdScript("form");
    await form.control("primaryConcerns").fill(secret);
    script.letThrough();
    const view = page.getByRole("alert").filter({ hasText: bothForms.error.title });
    await expect(view).toBeInViewport();
    await expect(view.getByText("Something failed on purpose", { exact: true })).toBeVisible();
    await expect(view.getByRole("link")).toHaveText(ways);
    await expect(form.send).toBeDisabled();
    await expect(form.control("primaryConcerns")).toHaveValue(secret);
    await expectFit(page, zoomed);
    expect(await page.content()).not.toContain(secret);
    expect(pageEvents.console.join("\n")).not.toContain(secret);
    expect(pageEvents.foreign).toEqual([]);
  },
);

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form names other ways to reach the practice, and a submit sends nothing", async ({
    page,
    form,
  }) => {
    for (const path of ["/contact", "/appointments"]) {
      await page.goto(path);
      const notice = page.locator("noscript .notice");
      await expect(notice).toContainText(bothForms.notes.noScript);
      await expect(notice.locator("a")).toHaveText(ways);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await form.submit({ email: "asha@example.org" });
      await form.control("email").press("Enter");
      await expect(page).toHaveURL(path);
      await expect(form.control("email")).toHaveValue("asha@example.org");
      expect(requests).toEqual([]);
      page.removeAllListeners("request");
    }
    await form.date.click();
    await expect(form.calendar.getByText(requestWords.date.unscripted)).toBeVisible();
    await expect(form.calendar.getByText(requestWords.date.loading)).toBeHidden();
  });
});

/** Returns the data of the form. */
function answers(page: Page) {
  return page
    .locator("form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
}

/** Changes the page like Google Translate: every text is replaced, inside two new elements. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, option, font")) continue;
    const inner = document.createElement("font");
    const outer = document.createElement("font");
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Changes the page like extensions: an element of theirs next to every control. */
function decorate() {
  for (const control of document.querySelectorAll("form :is(input, textarea, select)")) {
    control.setAttribute("data-extension", "");
    control.after(document.createElement("x-extension"));
    control.before(document.createElement("div"));
  }
}

/** React can't recover from this: a control inside an element that another script added. */
function wrapControls() {
  for (const control of document.querySelectorAll("form textarea")) {
    const box = document.createElement("div");
    control.replaceWith(box);
    box.append(control);
  }
}
