import { statSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { builtPages, sites } from "../scripts/built-site";
import { phone } from "./checks/usable";
import { expect, test } from "./site";

/*
 * Whoever follows a link into a page, tabs through it or loads it again sees what they asked for,
 * however much stands above it on a phone.
 */

/** The service about which there is most to say. */
const [path = ""] = (await builtPages(sites.practice))
  .filter((page) => page.startsWith("/services/"))
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));

test.use({ viewport: phone });

test("a link to the last section of a page shows it", async ({ page }) => {
  await page.goto(`${path}#next-step`);
  await expectInView(closingHeading(page));
});

test("the closing button that takes the focus is in view", async ({ page }) => {
  await page.goto(path);
  const button = page.getByRole("region").last().getByRole("link");
  await button.focus();
  await expectInView(button);
});

test("a page that is loaded again shows what one was reading", async ({ page }) => {
  await page.goto(path);
  await closingHeading(page).evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  await settle(page);
  await page.reload();
  await expectInView(closingHeading(page));
});

function sizeOf(page: string) {
  return statSync(join(sites.practice, `${page}.html`)).size;
}

function closingHeading(page: Page) {
  return page.getByRole("main").getByRole("heading").last();
}

/** Not only for a moment, until the page moves on. */
async function expectInView(target: Locator) {
  await settle(target.page());
  const ratio = await target.evaluate((element) => {
    return new Promise<number>((resolve) => {
      new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(
        element,
      );
    });
  });
  expect(ratio).toBe(1);
}

/** What comes near is laid out in the next frame, and moves what lies below it. */
function settle(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
