import type { Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import { contactControl, fillContact, holdScript, send } from "./forms";
import { expect, test } from "./site";

/*
 * Scripts that are blocked, slow, or fail half-way. `form-loading.spec.ts` has what a form does until
 * its script comes, `navigation.spec.ts` the menus without any script.
 */

/** Serves pages whose own small scripts are not what the policy allows, so that none of them runs. */
async function refuseOwnScripts(page: Page) {
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll("<script>", "<script>throw 'not allowed';");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}

async function expectMenusAndPanel(page: Page) {
  const banner = page.getByRole("banner");
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = banner.getByRole("link", { name: "Group Therapy" });
  await banner.getByRole("button", { name: "Services" }).press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await banner.getByRole("button", { name: "Menu" }).click();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel.getByRole("link", { name: "View All Services" })).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
}

/** The page says so itself, whatever the form can or cannot do. */
async function expectWaysToReachUs(page: Page) {
  const main = page.getByRole("main");
  for (const name of [practice.phone, practice.email]) {
    await expect(main.getByRole("link", { name }).locator("visible=true").last()).toBeVisible();
  }
}

test("a page whose scripts are refused can be read, and leads on", async ({ page, violations }) => {
  await refuseOwnScripts(page);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectMenusAndPanel(page);
  for (const path of ["/contact", "/appointments"]) {
    await page.goto(path);
    await expectWaysToReachUs(page);
    const address = page.getByRole("main").getByLabel("E-mail");
    await address.fill("asha@example.org");
    await send(page).click();
    await expect(page).toHaveURL(path);
    await expect(address).toHaveValue("asha@example.org");
  }
  expect(violations).not.toEqual([]);
  violations.length = 0;
});

test("a script that fails half-way takes neither the menus nor the form along", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => {
      throw new Error("made to fail");
    };
  });
  await page.goto("/contact");
  await expectMenusAndPanel(page);
  await send(page).click();
  await expect(page.getByText("Name is required")).toBeVisible();
});

test("while all scripts are on their way, the menus and the panel work", async ({ page }) => {
  const script = await holdScript(page, "any");
  await page.goto("/appointments", { waitUntil: "commit" });
  await expectMenusAndPanel(page);
  await expectWaysToReachUs(page);
  script.letThrough();
  await page.waitForLoadState();
});

test("A form whose script breaks off half-way says how to reach us, and loses nothing", async ({
  page,
}) => {
  await page.route("**/assets/forms-*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  });
  await page.goto("/contact");
  await fillContact(page, { name: "Asha Rao" });
  const notice = page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });
  await expect(notice.getByRole("link")).toHaveText([practice.phone, practice.email]);
  await expect(contactControl(page, "name")).toHaveValue("Asha Rao");
  // The browser may still be fetching the file ahead.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("Leaving while the form's script is on its way", () => {
  for (const { what, text, questions } of [
    { what: "asks when something is typed", text: "Asha Rao", questions: ["beforeunload"] },
    { what: "asks nothing when it is gone again", text: "", questions: [] },
  ]) {
    test(what, async ({ page }) => {
      const asked: string[] = [];
      page.on("dialog", async (dialog) => {
        asked.push(dialog.type());
        await dialog.accept();
      });
      await page.route("**/assets/forms-*.js", () => new Promise(() => {}));
      await page.goto("/contact");
      await fillContact(page, { name: "Asha Rao" });
      await fillContact(page, { name: text });
      await page.getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveURL("/about");
      expect(asked).toEqual(questions);
    });
  }
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the date promises no calendar", async ({ page }) => {
    await page.goto("/appointments");
    await page.getByRole("button", { name: /^Preferred date/ }).click();
    const calendar = page.getByRole("dialog", { name: "Choose a date" });
    await expect(calendar.getByText("The calendar needs scripts.")).toBeVisible();
    await expect(calendar.getByText("on its way")).toBeHidden();
    await expectWaysToReachUs(page);
  });
});
