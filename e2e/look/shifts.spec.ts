import type { Page } from "@playwright/test";
import { phone } from "../checks/a11y-checks";
import { expect, test } from "../site";
import { pagesInEnglish, sites } from "../sites";
import { gate, serveUpTo } from "../slow-line";

test.use({ site: sites.content });

const pages = await pagesInEnglish(sites.content);

/**
 * Limits by width. A paragraph that just fits one phone may take one line more on another, which
 * moves the rest by up to 0.035.
 */
for (const { width, limit } of [
  { width: 360, limit: 0.04 },
  { width: 390, limit: 0.02 },
  { width: 412, limit: 0.04 },
]) {
  for (const path of pages) {
    test(`nothing moves on ${path} at ${width} px while fonts and pictures arrive late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const line = gate();
      await page.route(/\.(?:woff2|svg)$/, async (route) => {
        await line.opened;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await untilPainted(page);
      line.open();
      expect(await shiftOf(page)).toBeLessThanOrEqual(limit);
    });
  }
}

for (const path of pages) {
  test(`nothing that can be read moves when the rest of ${path} arrives`, async ({ page }) => {
    // At night, when the hour is told above the page. Playwright's clock would hide the paints.
    await page.addInitScript((night) => {
      Date.now = () => night;
    }, Date.parse("2026-11-17T22:10+05:30"));
    const server = await serveUpTo("</h1>", sites.content);
    await page.setViewportSize(phone);
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(server.origin + path, { waitUntil: "commit" });
    await untilPainted(page);
    server.sendRest();
    expect(await shiftOf(page)).toBeLessThan(0.001);
    server.close();
  });
}

async function untilPainted(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
}

/** Returns the layout shift of a page until everything has loaded. */
async function shiftOf(page: Page) {
  await page.waitForLoadState();
  return page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return sum;
  });
}
