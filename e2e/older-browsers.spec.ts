import type { Page } from "@playwright/test";
import { sessionRequest } from "../app/forms/testing-answers";
import { barOf, followPanel } from "./bar";
import { desktop, phone } from "./checks/a11y-checks";
import { noon } from "./forms";
import { longDay } from "./long-day";
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

test.describe("In a browser without popovers", { tag: "@at-length" }, () => {
  test.beforeEach(({ page }) => withoutPopovers(page));

  test("the side panel links to all pages on every screen", async ({ page }) => {
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await page.goto("/about");
      await expect(barOf(page).nav).toBeHidden();
      await followPanel(page, "/services");
    }
  });

  test("a typed date counts as soon as it is complete", async ({ page, form }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    // Before hydration, the page shows a button.
    await form.hydrate();
    const { preferredDate, ...rest } = sessionRequest;
    await form.control("preferredDate").and(page.locator("input")).fill(String(preferredDate));
    await form.fill(rest);
    await form.send.click();
    await expect(form.confirmation).toContainText(longDay(String(preferredDate)));
  });
});
