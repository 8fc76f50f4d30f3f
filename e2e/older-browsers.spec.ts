import type { Page } from "@playwright/test";
import { confirmation, fillRequest, noon, send, sessionRequest } from "./forms";
import { expect, test } from "./site";

/**
 * Takes popovers from the browser: from the pages, the styles, the scripts and the DOM. The policy
 * goes as well: it names the styles and scripts as they were.
 */
async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.route("**/*", async (route) => {
    if (!["document", "script"].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "")
      .replaceAll(":popover-open", ":unknown")
      .replaceAll(/ popover(?=target|=)/g, " x-");
    return route.fulfill({ response, headers, body });
  });
}

test.describe("In a browser without popovers", () => {
  test.beforeEach(({ page }) => withoutPopovers(page));
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  for (const width of [1280, 390]) {
    test(`the side panel leads everywhere, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/about");
      const navigation = page.getByRole("navigation", { name: "Main" });
      await expect(navigation).toBeHidden();
      await expect(page.locator(".menu").locator("visible=true")).toHaveCount(0);

      const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
      const panel = page.getByRole("dialog", { name: "Menu" });
      await toggle.click();
      await expect(panel).toBeVisible();
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
      await toggle.click();
      await page.mouse.click(10, 400);
      await expect(panel).toBeHidden();
      await toggle.click();
      await panel.getByRole("link", { name: "View All Services" }).click();
      await expect(page).toHaveURL("/services");
    });
  }

  test("the date of a session counts as soon as it stands in its box", async ({ page }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    await page.getByLabel("Full name").fill("Asha Rao");
    const { preferredDate, ...rest } = sessionRequest;
    // Until React has come, a button stands there.
    const date = page.getByLabel("Preferred date").and(page.locator("input"));
    await date.fill(String(preferredDate));
    await fillRequest(page, rest);
    await send(page).click();
    await expect(page.getByText("Session Request Submitted!")).toBeVisible();
    await expect(confirmation(page)).toContainText("Friday, 20 November 2026");
  });
});
