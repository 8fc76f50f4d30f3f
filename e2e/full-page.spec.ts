import type { Page } from "@playwright/test";
import { desktop, phone } from "./checks/a11y-checks";
import { expect, test } from "./site";
import { builtPages, sites } from "./sites";

/* A capture of a whole page right after it has loaded, and a visitor who scrolls fast, see all of it. */

const pages = await builtPages(sites.practice);

for (const screen of [phone, desktop]) {
  test(`every page is complete once it has loaded, at ${screen.width} px`, {
    tag: "@at-length",
  }, async ({ page }) => {
    // Motion must not leave a picture empty.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize(screen);
    for (const path of pages) {
      await page.goto(path, { waitUntil: "load" });
      expect.soft(await missing(page), path).toEqual([]);
    }
  });
}

/** Images, frames and texts that would be left out of a capture. */
function missing(page: Page) {
  return page.evaluate(() => {
    const seen = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    const images = [...document.images].filter((image) => {
      return image.checkVisibility() && !(image.complete && image.naturalWidth > 0);
    });
    const frames = [...document.querySelectorAll("iframe")].filter((frame) => {
      return frame.checkVisibility() && !frame.contentDocument?.images[0]?.complete;
    });
    // The bar at the lower edge of phones is hidden while the page's own button is in view.
    const parts = "main :is(h1, h2, h3, p, li, img):not(.next-step-bar *), footer :is(h2, p, li)";
    const unseen = [...document.querySelectorAll(parts)].filter((part) => {
      return part.checkVisibility() && !part.checkVisibility(seen);
    });
    return [...images, ...frames, ...unseen].map((part) => part.outerHTML.slice(0, 120));
  });
}
