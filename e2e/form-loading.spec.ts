import type { Page } from "@playwright/test";
import { alterations, translate } from "./alterations";
import { bothForms, practice, requestWords } from "./facts";
import {
  answerQuestions,
  calendarOf,
  confirmation,
  contactMessage,
  control,
  countOf,
  dayOf,
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
  test,
  wayOut,
} from "./forms";
import { test as siteTest } from "./site";

/*
 * Between the page and its form: what is typed before React arrives, on pages that translators and
 * extensions have changed, and where the script is slow, fails or never comes. Nothing may be lost.
 */

const { preferredDate, ...typedRequest } = sessionRequest;

/** Fails unless the session request still holds what was typed into it. */
async function expectTypedRequest(page: Page) {
  for (const [name, value] of Object.entries(typedRequest) as [
    keyof typeof typedRequest,
    string,
  ][]) {
    const first = control(page, name).first();
    const type = await first.getAttribute("type");
    if (type === "radio") await expect(control(page, name, value)).toBeChecked();
    else if (type === "checkbox") await expect(first).toBeChecked();
    else await expect(first).toHaveValue(value);
  }
}

/** A visitor quicker than the page, of which the end is not there yet. */
async function actOnAppearance(page: Page, selector: string, act: "click" | "focus") {
  await page.addInitScript(
    ([selector, act]) => {
      new MutationObserver((_, observer) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) return;
        observer.disconnect();
        element[act]();
      }).observe(document, { childList: true, subtree: true });
    },
    [selector, act] as const,
  );
}

test("no press of the button is lost, were it in the moment it appears", async ({ page }) => {
  await actOnAppearance(page, "form [type=submit]", "click");
  await page.goto("/contact");
  await expect.poll(() => messages(page)).toHaveProperty("email");
});

test("a press on the date hydrates the form where buttons take no focus, too", async ({ page }) => {
  await actOnAppearance(page, "form [popovertarget]", "click");
  await page.goto("/appointments");
  await expect(calendarOf(page).getByRole("grid")).toBeVisible();
});

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
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  const script = await holdScript(page, "form");
  await fill(page, typedRequest);
  await page.locator(".privacy-notice summary").click();
  await page.evaluate(translate);
  script.letThrough();
  await expectHydrated(page);
  await expectTypedRequest(page);
  await expect(page.locator(".privacy-notice")).toHaveAttribute("open");
  await fill(page, { preferredDate });
  await send(page).click();
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

test("a submit waits for the script, is answered at once, later with other ways, and carried out once", async ({
  page,
}) => {
  await page.clock.install({ time: noon });
  await page.goto("/contact");
  const script = await holdScript(page, "form");
  await fill(page, contactMessage);
  await send(page).click();
  await send(page).click();
  await expect(noteOf(page, "loading")).toBeVisible();
  await expect(noteOf(page, "slow")).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(noteOf(page, "slow").getByRole("link")).toHaveText([practice.phone, practice.email]);
  await expect(page.getByRole("status")).toBeEmpty();
  script.letThrough();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await expect(noteOf(page, "loading")).toBeHidden();
  await expect(noteOf(page, "slow")).toBeHidden();
  expect(await messages(page)).toEqual({});
});

test("a click on the date while the script is on its way leads to the open calendar", async ({
  page,
}) => {
  await page.clock.setFixedTime(noon);
  const script = await holdScript(page, "form");
  await page.goto("/appointments");
  await control(page, "preferredDate").click();
  await expect(calendarOf(page).getByText(requestWords.date.loading)).toBeVisible();
  script.letThrough();
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
});

test("leaving asks while the script is on its way, and as soon as it has come", async ({
  page,
}) => {
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

test("a script that fails is said with other ways, and asked for again on the next touch", async ({
  page,
}) => {
  // It breaks off in the middle, as on a line that is lost.
  await page.route("**/assets/forms-*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  });
  await page.goto("/contact");
  await fill(page, { message: contactMessage.message });
  await expect(noteOf(page, "notLoaded").getByRole("link")).toHaveText([
    practice.phone,
    practice.email,
  ]);
  await expect(control(page, "message")).toHaveValue(contactMessage.message);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

siteTest(
  "a script that could not be had is asked for again, and the form works then",
  async ({ page }) => {
    const script = "**/assets/forms-*.js";
    await page.route(script, (route) => route.abort());
    await page.goto("/appointments");
    await fill(page, { primaryConcerns: sessionRequest.primaryConcerns });
    await expect(noteOf(page, "notLoaded")).toBeVisible();
    await page.unroute(script);
    await hydrate(page);
    await expect(noteOf(page, "notLoaded")).toBeHidden();
    await send(page).click();
    await expect.poll(() => messages(page)).toHaveProperty("email");
    await expect(control(page, "primaryConcerns")).toHaveValue(sessionRequest.primaryConcerns);
  },
);

test("after a reload, no answer about therapy or consent stands there", async ({ page }) => {
  answerQuestions(page, "go");
  await page.goto("/appointments");
  await fill(page, {
    previousTherapy: "yes-helpful",
    currentMedication: "yes-mental-health",
    preferredTherapist: "no-preference",
    privacyConsent: true,
  });
  await page.reload();
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  await expect(control(page, "preferredTherapist")).toHaveValue("");
});

test("coming back within ten minutes finds what was typed, later an empty form", async ({
  page,
}) => {
  answerQuestions(page, "go");
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await hydrate(page);
  await fill(page, { name: "Asha Rao", phone: "98765 43210" });
  for (const [minutes, name] of [
    [1, "Asha Rao"],
    [12, ""],
  ] as const) {
    await wayOut(page).click();
    await expect(page).toHaveURL("/about");
    await page.clock.setFixedTime(noon.getTime() + minutes * 60_000);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await hydrate(page);
    await expect(control(page, "name")).toHaveValue(name);
  }
});

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a form says how to reach the practice, and a submit goes nowhere", async ({ page }) => {
    for (const path of ["/contact", "/appointments"]) {
      await page.goto(path);
      const notice = page.locator("noscript .notice");
      await expect(notice).toContainText(bothForms.notes.noScript);
      await expect(notice.locator("a")).toHaveText([practice.phone, practice.email]);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await fill(page, { email: "asha@example.org" });
      await send(page).click();
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

siteTest(
  "while all scripts are on their way, typing is safe and a submit does no harm",
  async ({ page }) => {
    const script = await holdScript(page, "any");
    await page.goto("/appointments", { waitUntil: "commit" });
    await fill(page, typedRequest);
    await send(page).click();
    await control(page, "fullName").press("Enter");
    await expect(page).toHaveURL("/appointments");
    script.letThrough();
    await expectMessages(page, { preferredDate: "Please select a preferred appointment date" });
    await expectTypedRequest(page);
  },
);
