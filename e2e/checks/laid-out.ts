import type { Page } from "@playwright/test";

/** The last parts of a phone's page come some frames after the first. */
export async function laidOut(page: Page) {
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-rest"));
}
