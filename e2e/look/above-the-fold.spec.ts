import type { Page } from "@playwright/test";
import { expect, test } from "../site";
import { builtPages, sites } from "../sites";

/*
 * Measures a visitor's way to a session on a phone, with the project's own content: how far down
 * the first field and the first face are, how long pages are, and that a button is always in view.
 */

test.use({ site: sites.content, viewport: { width: 390, height: 844 } });

const screen = 844;

// In opening hours: at night, a line of words stands above each page.
test.beforeEach(({ page }) => page.clock.setFixedTime("2026-11-17T12:00+05:30"));

async function topOf(page: Page, selector: string) {
  const box = await page.getByRole("main").locator(selector).first().boundingBox();
  return box?.y ?? Number.POSITIVE_INFINITY;
}

test("forms and faces begin on the first screen", async ({ page }) => {
  for (const [path, selector, limit] of [
    ["/appointments", "form input", 700],
    ["/contact", "form input", 700],
    ["/therapists", ".portrait", 600],
  ] as const) {
    await page.goto(path);
    expect.soft(await topOf(page, selector), path).toBeLessThanOrEqual(limit);
  }
});

test("pages are no longer than they need to be", async ({ page }) => {
  for (const [path, screens] of [
    ["/", 6.6],
    // Four groups of questions take two screens, one line each.
    ["/services", 7.5],
    ["/therapists", 5],
    ["/services/online-counseling", 6.1],
    // The words about leaving quickly take a tenth.
    ["/appointments", 6.6],
    ["/contact", 4.5],
  ] as const) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / screen, path).toBeLessThanOrEqual(screens);
  }
});

const forms = ["/appointments", "/contact", "/unavailable"];
const pages = await builtPages(sites.content);

for (const path of pages.filter((one) => !forms.some((form) => one.endsWith(form)))) {
  test(`${path} has a next step in view, wherever one reads`, async ({ page }) => {
    await page.goto(path);
    const end = await page.getByRole("contentinfo").evaluate((footer) => {
      return footer.getBoundingClientRect().top + scrollY - innerHeight;
    });
    for (let y = 0; y < end; y += screen / 2) {
      await page.evaluate((top) => scrollTo(0, top), y);
      const isThere = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const steps = "main :is(.button, .next-step-call), main a[href^='tel:']";
        return [...document.querySelectorAll(steps)].some((step) => {
          const { top, bottom, height } = step.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= innerHeight && step.checkVisibility();
        });
      });
      expect.soft(isThere, `at ${y} px`).toBe(true);
    }
  });
}
