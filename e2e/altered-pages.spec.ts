import { alterations, translate } from "./alterations";
import {
  confirmation,
  contactControl,
  contactMessage,
  expect,
  fillContact,
  fillRequest,
  holdScript,
  messages,
  noon,
  requestControl,
  send,
  sessionRequest,
  test,
} from "./forms";

/*
 * People have pages translated, and their browsers have extensions: both change what React finds.
 * Nothing that was typed may be lost by it.
 */

const concerns = () => document.querySelector<HTMLTextAreaElement>("form textarea");

for (const { what, alter } of alterations) {
  test(`a message on a page that was ${what} goes on where it was`, async ({ page }) => {
    await page.goto("/contact");
    await page.evaluate(alter);
    const script = await holdScript(page, "form");
    await page.locator("[name=name]").fill(contactMessage.name);
    await page.locator("[name=email]").fill(contactMessage.email);
    const message = page.locator("form textarea");
    await message.pressSequentially("I sleep y");
    await message.press("ArrowLeft");
    script.letThrough();
    await expect(page.locator("[data-hydrated]")).toBeAttached();
    await expect(message).toBeFocused();
    await page.keyboard.type("badl");
    await expect(message).toHaveValue("I sleep badly");
    await expect(page.locator(".field-count")).toHaveText("13 of 2000 characters");

    await page.locator("form [type=submit]").click();
    await expect(page.getByRole("status")).toContainText("Message Sent!");
    await expect(page.locator(".confirmation")).toContainText("I sleep badly");
  });

  // Of the three, the one that most visitors do.
  const tag = alter === translate ? ["@journey"] : [];
  test(`a request on a page that was ${what} keeps everything`, { tag }, async ({ page }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    const script = await holdScript(page, "form");
    const { preferredDate, ...typed } = sessionRequest;
    await fillRequest(page, typed);
    await page.getByText("Read the privacy notice").click();
    await page.evaluate(alter);
    script.letThrough();
    await expect(page.locator("[data-hydrated]")).toBeAttached();

    const notice = page.locator(".privacy-notice");
    await expect(notice).toHaveAttribute("open");
    await expect(notice.locator("[lang=hi]").last()).toContainText("मानसिक");
    await fillRequest(page, { preferredDate });
    await send(page).click();
    await expect(confirmation(page)).toContainText(sessionRequest.primaryConcerns);
    await expect(confirmation(page)).toContainText("Friday, 20 November 2026");
  });
}

test("a page that is translated after the form is there goes on working", async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await requestControl(page, "primaryConcerns").fill("12345");
  await expect(page.locator(".field-count")).toHaveText("5 of 1000 characters");
  await page.evaluate(translate);
  await page.locator("form textarea").pressSequentially("678");
  await expect(page.locator(".field-count")).toHaveText("8 of 1000 characters");

  await page.locator("form [type=submit]").click();
  await expect.poll(() => messages(page)).toHaveProperty("fullName");
  await page.evaluate(translate);
  await page.locator("[name=fullName]").fill("Asha Rao");
  await expect.poll(() => messages(page)).not.toHaveProperty("fullName");
  await page.locator("[name=age]").fill("16");
  await page.evaluate(translate);
  await page.locator("[name=age]").fill("34");
  await expect(page.locator(".field-note")).toHaveCount(0);
  await expect(page.locator("form textarea")).toHaveValue("12345678");
  await expect(page.locator("[data-note=broken]")).toBeHidden();
});

test("a page as it was rendered keeps its controls: React takes them over", async ({ page }) => {
  await page.goto("/contact");
  const before = await page.evaluateHandle(concerns);
  await contactControl(page, "message").fill("12345");
  await expect(page.locator("[data-hydrated]")).toBeAttached();
  expect(await page.evaluate((control) => control?.isConnected, before)).toBe(true);
});

test("after a reload, no answer about therapy or consent stands there", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/appointments");
  await fillRequest(page, {
    previousTherapy: "yes-helpful",
    currentMedication: "yes-mental-health",
    preferredTherapist: "no-preference",
    privacyConsent: true,
  });
  await page.reload();
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  await expect(page.locator("form select")).toHaveValue("");
});

for (const path of ["/contact", "/appointments"]) {
  // Firefox would ask which program calls.
  test(`calling or writing from ${path} never asks whether to leave`, {
    tag: "@chromium",
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.goto(path);
    await page.locator("form textarea").fill("Something that must not be lost");
    await expect(page.locator("[data-hydrated]")).toBeAttached();
    for (const link of await page
      .locator("main a:is([href^='tel:'], [href^='mailto:']):visible")
      .all()) {
      await link.click();
    }
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    expect(asked).toEqual(["beforeunload"]);
  });
}

test("a press while the script stalls is answered at once, and later with other ways", async ({
  page,
}) => {
  await page.clock.install({ time: noon });
  await page.goto("/contact");
  const script = await holdScript(page, "form");
  await fillContact(page, contactMessage);
  await send(page).click();
  const moment = page.getByText("One moment, please");
  const slow = page.getByRole("alert").filter({ hasText: "This is taking a while" });
  await expect(moment).toBeVisible();
  await expect(slow).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(slow.getByRole("link")).toHaveCount(2);
  script.letThrough();
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await expect(moment).toBeHidden();
  await expect(slow).toBeHidden();
});
