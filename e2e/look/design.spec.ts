import type { Page } from "@playwright/test";
import { phone } from "../checks/usable";
import { expect, test } from "../site";
import { sites } from "../sites";

/*
 * The few numbers of the design that somebody would miss, each with some room, measured on the
 * project's own content.
 */

test.use({ site: sites.content });

test("therapists are described in three lines at most, on every screen", async ({ page }) => {
  await page.goto("/therapists");
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator(".therapist-card-description")
      .evaluateAll((texts) =>
        texts.map(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      );
    expect(lines).not.toEqual([]);
    expect.soft(Math.max(...lines), `at ${width} px`).toBeLessThan(3.2);
  }
});

test.describe("On a phone", () => {
  test.use({ viewport: phone });

  test("the numbers for help are rows that no thumb misses", async ({ page }) => {
    await page.goto("/");
    for (const row of await page.locator("#help-now").getByRole("link").all()) {
      const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
      expect.soft(height).toBeGreaterThan(55);
      expect.soft(width).toBeGreaterThan(phone.width * 0.75);
    }
  });

  test("each section of the session request fits the screen, and is counted", async ({ page }) => {
    await page.goto("/appointments");
    const { height: bar = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    const sections = page.locator("form section");
    for (const [index, section] of (await sections.all()).entries()) {
      const { height = 0 } = (await section.boundingBox()) ?? {};
      expect.soft(height).toBeLessThanOrEqual(phone.height - bar);
      // It is still said when only the end of the section is left to see.
      await section.evaluate((element) => {
        scrollTo(0, scrollY + element.getBoundingClientRect().bottom - innerHeight / 2);
      });
      const count = section.getByText(`${index + 1} of ${await sections.count()}`);
      await expect.soft(count).toBeInViewport({ ratio: 1 });
      expect.soft((await count.boundingBox())?.y).toBeGreaterThan(bar - 1);
    }
  });

  test("the first page comes in our own fonts", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(await renderedFonts(page, "h1")).toEqual([expect.stringContaining("Fraunces")]);
    expect(await renderedFonts(page, ".lead")).toEqual([expect.stringContaining("Figtree")]);
  });
});

test("home is in the light that it has in Delhi", async ({ page }) => {
  const lights: (string | undefined)[] = [];
  for (const time of ["06:30", "12:00", "17:30", "23:00"]) {
    await page.clock.setFixedTime(new Date(`2026-11-16T${time}+05:30`));
    await page.goto("/");
    const hero = page.getByRole("main").locator(".hero img");
    // Of several drawings in one file, the one that is shown.
    const shown = await hero.evaluate((image) => getComputedStyle(image).content);
    lights.push(/#(\w+)/.exec(shown)?.[1]);
  }
  expect(lights).toEqual(["dawn", undefined, "gold", "night"]);
});

/** What the letters of an element are really drawn with. */
async function renderedFonts(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
