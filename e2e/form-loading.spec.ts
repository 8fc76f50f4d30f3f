import type { Page } from "@playwright/test";
import { failOnPurpose } from "../scripts/screenshot-states";
import { alterations, translate } from "./alterations";
import { expectFit, zoomed } from "./checks/usable";
import { bothForms, practice, requestWords } from "./facts";
import {
  answerQuestions,
  calendarOf,
  confirmation,
  contactMessage,
  control,
  countOf,
  dayOf,
  emptyMessageMessages,
  expect,
  expectHydrated,
  expectMessages,
  fill,
  holdScript,
  hydrate,
  messages,
  noon,
  noteOf,
  send,
  sessionRequest,
  submit,
  test,
  wayOut,
} from "./forms";
import { test as siteTest } from "./site";
import { serveUpTo } from "./slow-line";

/*
 * Between the page and its form: what is typed before React arrives, on pages that translators and
 * extensions have changed, and where the script is slow, fails or never comes. Nothing may be lost.
 */

const ways = [practice.phone, practice.email];

for (const { what, alter } of [{ what: "as it came", alter: () => {} }, ...alterations]) {
  test(`on a page that is ${what}, typing goes on while React arrives`, async ({ page }) => {
    await page.goto("/contact");
    await page.evaluate(alter);
    const script = await holdScript(page, "form");
    await fill(page, { name: contactMessage.name, email: contactMessage.email });
    const message = control(page, "message");
    await message.pressSequentially("I sleep y");
    await message.press("ArrowLeft");
    script.letThrough();
    await expectHydrated(page);
    await expect(message).toBeFocused();
    await page.keyboard.type("badl");
    await expect(message).toHaveValue("I sleep badly");
    await expect(countOf(page)).toHaveText(/^13 /);
    await send(page).click();
    await expect(confirmation(page)).toContainText("I sleep badly");
  });
}

test("every kind of answer outlives React's arrival on a translated page", async ({ page }) => {
  const { preferredDate, ...typed } = sessionRequest;
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  const script = await holdScript(page, "form");
  await fill(page, typed);
  await page.locator(".privacy-notice summary").click();
  await page.evaluate(translate);
  const before = await answers(page);
  expect(before).toMatchObject({ ...typed, privacyConsent: "on", cancellationPolicy: "on" });
  script.letThrough();
  await expectHydrated(page);
  expect(await answers(page)).toEqual(before);
  await expect(page.locator(".privacy-notice")).toHaveAttribute("open");
  await submit(page, { preferredDate });
  await expect(confirmation(page)).toContainText(sessionRequest.primaryConcerns);
});

test("a page that is translated after the form is there goes on working", async ({ page }) => {
  await page.goto("/appointments");
  await fill(page, { primaryConcerns: "12345" });
  await expect(countOf(page)).toHaveText(/^5 /);
  await page.evaluate(translate);
  await control(page, "primaryConcerns").pressSequentially("678");
  await expect(countOf(page)).toHaveText(/^8 /);
  await send(page).click();
  await expect.poll(() => messages(page)).toHaveProperty("fullName");
  await page.evaluate(translate);
  await fill(page, { fullName: "Asha Rao", age: "16" });
  await expect.poll(() => messages(page)).not.toHaveProperty("fullName");
  await page.evaluate(translate);
  await fill(page, { age: "34" });
  await expect(page.locator(".field-note")).toHaveCount(0);
  await expect(control(page, "primaryConcerns")).toHaveValue("12345678");
  await expect(page.locator("[data-note=broken]")).toBeHidden();
});

test("a submit waits for the script, is answered, and carried out once", async ({ page }) => {
  await page.clock.install({ time: noon });
  await page.goto("/contact");
  const script = await holdScript(page, "form");
  await submit(page, contactMessage);
  await control(page, "name").press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(noteOf(page, "loading")).toBeVisible();
  await expect(noteOf(page, "slow")).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(noteOf(page, "slow").getByRole("link")).toHaveText(ways);
  await expect(page.getByRole("status")).toBeEmpty();
  script.letThrough();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await expect(noteOf(page, "loading")).toBeHidden();
  await expect(noteOf(page, "slow")).toBeHidden();
  expect(await messages(page)).toEqual({});
});

siteTest("a form answers although the page behind it has not come", async ({ page, site }) => {
  const server = await serveUpTo("</form>", site);
  const script = await holdScript(page, "form");
  await page.goto(`${server.origin}/contact`, { waitUntil: "commit" });
  await send(page).click();
  await expect(noteOf(page, "loading")).toBeVisible();
  script.letThrough();
  await expectMessages(page, emptyMessageMessages);
  await submit(page, contactMessage);
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  server.sendRest();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  server.close();
});

test("a press on the date waits for the script, and opens the calendar", async ({ page }) => {
  await page.clock.setFixedTime(noon);
  const script = await holdScript(page, "form");
  await page.goto("/appointments");
  // As in browsers where buttons take no focus.
  await control(page, "preferredDate").evaluate((button: HTMLElement) => button.click());
  await expect(calendarOf(page).getByText(requestWords.date.loading)).toBeVisible();
  script.letThrough();
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
});

test("leaving asks before the script has come, and afterwards", async ({ page }) => {
  const questions = answerQuestions(page, "stay");
  const script = await holdScript(page, "form");
  await page.goto("/contact");
  await fill(page, { message: "12345" });
  await wayOut(page).click({ noWaitAfter: true });
  await expect.poll(() => questions).toHaveLength(1);
  script.letThrough();
  await expect(countOf(page)).toHaveText(/^5 /);
  await wayOut(page).click({ noWaitAfter: true });
  await expect.poll(() => questions).toHaveLength(2);
});

siteTest(
  "a script that cannot be had is said with other ways, and asked for again",
  async ({ page }) => {
    const script = await holdScript(page, "form");
    script.refuse();
    await page.goto("/contact");
    await fill(page, { message: contactMessage.message });
    await expect(noteOf(page, "notLoaded").getByRole("link")).toHaveText(ways);
    await page.unrouteAll();
    await hydrate(page);
    await expect(noteOf(page, "notLoaded")).toBeHidden();
    await send(page).click();
    await expect.poll(() => messages(page)).toHaveProperty("email");
    await expect(control(page, "message")).toHaveValue(contactMessage.message);
  },
);

test("a script that breaks off, as on a line that is lost, is said as well", async ({ page }) => {
  await page.route("**/assets/forms-*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  });
  await page.goto("/contact");
  await fill(page, { message: contactMessage.message });
  await expect(noteOf(page, "notLoaded")).toBeVisible();
  await expect(control(page, "message")).toHaveValue(contactMessage.message);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

siteTest(
  "a form that cannot be rendered says so, and keeps what was typed",
  async ({ page, noise }) => {
    const secret = "Something only for the therapist";
    await page.goto("/appointments");
    await failOnPurpose(page);
    await control(page, "primaryConcerns").fill(secret);
    const view = page.getByRole("alert").filter({ hasText: bothForms.error.title });
    await expect(view).toBeInViewport();
    await expect(view.getByText("Something failed on purpose", { exact: true })).toBeVisible();
    await expect(view.getByRole("link")).toHaveText(ways);
    await expect(send(page)).toBeDisabled();
    await expect(control(page, "primaryConcerns")).toHaveValue(secret);
    await expectFit(page, zoomed);
    expect(await page.content()).not.toContain(secret);
    expect(noise.console.join("\n")).not.toContain(secret);
    expect(noise.foreign).toEqual([]);
  },
);

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a form says how to reach the practice, and a submit goes nowhere", async ({ page }) => {
    for (const path of ["/contact", "/appointments"]) {
      await page.goto(path);
      const notice = page.locator("noscript .notice");
      await expect(notice).toContainText(bothForms.notes.noScript);
      await expect(notice.locator("a")).toHaveText(ways);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await submit(page, { email: "asha@example.org" });
      await control(page, "email").press("Enter");
      await expect(page).toHaveURL(path);
      await expect(control(page, "email")).toHaveValue("asha@example.org");
      expect(requests).toEqual([]);
      page.removeAllListeners("request");
    }
    await control(page, "preferredDate").click();
    await expect(calendarOf(page).getByText(requestWords.date.unscripted)).toBeVisible();
    await expect(calendarOf(page).getByText(requestWords.date.loading)).toBeHidden();
  });
});

/** What the form holds, as it would be sent. */
function answers(page: Page) {
  return page
    .locator("form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
}
