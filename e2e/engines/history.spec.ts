import { findWholeBrowser } from "../../scripts/browser";
import { panelOf } from "../bar";
import { phone } from "../checks/usable";
import { expect, test } from "../site";

/*
 * Pages that the browser keeps in memory when they are left, which only a whole browser does.
 * Playwright switches it off, so it is launched without that.
 */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findWholeBrowser();
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    await use({ ...launchOptions, ...(executablePath && { executablePath }), ignoreDefaultArgs });
  },
  viewport: phone,
});

test("a page that the browser kept in memory comes back without its side panel", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      document.documentElement.dataset.kept = String(event.persisted);
    });
  });
  const { toggle, panel } = panelOf(page);
  await toggle.click();
  await expect(panel).toBeVisible();
  await page.evaluate(() => location.assign("/workshops"));
  await expect(page).toHaveURL("/workshops");
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
  await expect(panel).toBeHidden();
});
