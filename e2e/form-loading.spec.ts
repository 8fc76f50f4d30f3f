import type { Page } from "@playwright/test";
import {
  calendarOf,
  confirmation,
  contactControl,
  contactMessage,
  expect,
  expectMessages,
  fillContact,
  fillRequest,
  holdScript,
  messages,
  noon,
  requestControl,
  send,
  sessionRequest,
  summaryOf,
  test,
  wake,
} from "./forms";

const { preferredDate: _, ...typedRequest } = sessionRequest;

/** Fails unless the session request still holds what was typed into it. */
async function expectTypedRequest(page: Page) {
  for (const name of ["fullName", "email", "phone", "age", "primaryConcerns"] as const) {
    await expect(requestControl(page, name)).toHaveValue(sessionRequest[name]);
  }
  for (const name of ["emergencyName", "emergencyPhone", "emergencyRelation"] as const) {
    await expect(requestControl(page, name)).toHaveValue(sessionRequest[name]);
  }
  await expect(requestControl(page, "preferredTherapist")).toHaveValue("no-preference");
  await expect(page.locator("form :checked:not(option)")).toHaveCount(7);
  for (const name of ["preferredTime", "sessionType", "serviceType", "previousTherapy"] as const) {
    const choice = requestControl(page, name).locator(`[value="${sessionRequest[name]}"]`);
    await expect(choice).toBeChecked();
  }
}

for (const path of ["/contact", "/appointments"]) {
  test(`no press of the button is lost on ${path}, were it in the moment it appears`, async ({
    page,
  }) => {
    await actOnAppearance(page, "form [type=submit]", "click");
    await page.goto(path);
    await expect.poll(() => messages(page)).toHaveProperty("email");
  });

  test(`a field of ${path} wakes the form, were it reached in the moment it appears`, async ({
    page,
  }) => {
    await actOnAppearance(page, "form [name=email]", "focus");
    await page.goto(path);
    await expect(page.locator("[data-form]")).toHaveAttribute("data-hydrated");
  });
}

test("a press on the date wakes the form where buttons take no focus, too", async ({ page }) => {
  await actOnAppearance(page, "form [popovertarget]", "click");
  await page.goto("/appointments");
  await expect(calendarOf(page).getByRole("grid")).toBeVisible();
});

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

test.describe("while the form's script is on its way", () => {
  test("what is typed stays, in every kind of control", async ({ page }) => {
    const script = await holdScript(page, "form");
    await page.goto("/appointments");
    await fillRequest(page, { ...typedRequest, age: "16" });
    await expect(page.getByText("0 of 1000 characters")).toBeVisible();
    script.letThrough();
    await expect(page.getByText("30 of 1000 characters")).toBeVisible();
    await expect(page.getByText("a parent or guardian needs to be part of it")).toBeVisible();
    await fillRequest(page, { age: "34" });
    await expectTypedRequest(page);

    await send(page).click();
    await expectMessages(page, { preferredDate: "Please select a preferred appointment date" });
    await expectTypedRequest(page);
  });

  test("a submit waits for it and is then carried out, once", { tag: "@journey" }, async ({
    page,
  }) => {
    const script = await holdScript(page, "form");
    await page.goto("/contact");
    await fillContact(page, contactMessage);
    await send(page).click();
    await send(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("status")).toBeEmpty();
    script.letThrough();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expect(confirmation(page)).toContainText(contactMessage.message);
    expect(await messages(page)).toEqual({});
  });

  test("an invalid submit is judged when it arrives", async ({ page }) => {
    const script = await holdScript(page, "form");
    await page.goto("/appointments");
    await fillRequest(page, { email: "nobody" });
    await requestControl(page, "email").press("Enter");
    script.letThrough();
    await expect(summaryOf(page)).toBeFocused();
    expect(await messages(page)).toHaveProperty("email", "Invalid email address");
    await expect(requestControl(page, "email")).toHaveValue("nobody");
  });

  test("a click on the date leads to the open calendar", async ({ page }) => {
    const script = await holdScript(page, "form");
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    await requestControl(page, "preferredDate").click();
    await expect(calendarOf(page).getByText("The calendar is on its way …")).toBeVisible();
    script.letThrough();
    await expect(
      calendarOf(page).getByRole("button", { name: "Monday, 16 November 2026" }),
    ).toBeFocused();
  });

  test("leaving asks as soon as it has come, without another key pressed", async ({ page }) => {
    const questions: string[] = [];
    page.on("dialog", async (dialog) => {
      questions.push(dialog.type());
      await dialog.dismiss();
    });
    const script = await holdScript(page, "form");
    await page.goto("/contact");
    await fillContact(page, { message: "12345" });
    script.letThrough();
    await expect(page.getByText("5 of 2000 characters")).toBeVisible();
    await page.getByRole("link", { name: "About Us" }).click({ noWaitAfter: true });
    await expect.poll(() => questions).toEqual(["beforeunload"]);
  });
});

test("while all scripts are on their way, typing is safe and a submit does no harm", async ({
  page,
}) => {
  const script = await holdScript(page, "any");
  await page.goto("/appointments", { waitUntil: "commit" });
  await fillRequest(page, typedRequest);
  await send(page).click();
  await requestControl(page, "fullName").press("Enter");
  await expect(page).toHaveURL(/\/appointments$/);
  script.letThrough();
  await page.waitForLoadState();
  await requestControl(page, "phone").focus();
  await expect(page.getByText("30 of 1000 characters")).toBeVisible();
  await expectTypedRequest(page);
});

test.describe("without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/contact", "/appointments"]) {
    test(`${path} says how to reach the practice, and a submit goes nowhere`, async ({ page }) => {
      const requests: string[] = [];
      await page.goto(path);
      const notice = page.locator("noscript .notice");
      await expect(notice).toBeVisible();
      await expect(notice).toContainText("This form needs scripts");
      await expect(notice.locator("a")).toHaveText(["+91 11 0155 0199", "hello@example.org"]);

      page.on("request", (request) => requests.push(request.url()));
      const address = page.getByRole("textbox", { name: "E-mail" });
      await address.fill("asha@example.org");
      await send(page).click();
      await address.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(address).toHaveValue("asha@example.org");
      expect(requests).toEqual([]);
    });
  }
});

test.describe("coming back through the browser's history", () => {
  const minute = 60_000;

  test.beforeEach(async ({ page }) => {
    page.on("dialog", (dialog) => dialog.accept());
    await page.clock.setFixedTime(noon);
    await page.goto("/contact");
    await wake(page);
    await fillContact(page, { name: "Asha Rao", phone: "98765 43210" });
    await page.getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("after a minute finds what the browser kept", async ({ page }) => {
    await page.clock.setFixedTime(noon.getTime() + minute);
    await page.goBack();
    await expect(contactControl(page, "name")).toHaveValue("Asha Rao");
    await contactControl(page, "message").fill("12345");
    await expect(page.getByText("5 of 2000 characters")).toBeVisible();
    await expect(contactControl(page, "phone")).toHaveValue("98765 43210");
  });

  test("after more than ten minutes finds an empty form", async ({ page }) => {
    await page.clock.setFixedTime(noon.getTime() + 11 * minute);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(contactControl(page, "name")).toHaveValue("");
    await wake(page);
    await expect(contactControl(page, "name")).toHaveValue("");
    await expect(contactControl(page, "phone")).toHaveValue("");
  });
});
