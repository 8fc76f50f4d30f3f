import { barOf, sections } from "../../bar";
import { desktop } from "../../checks/a11y-checks";
import { expect, test } from "../../site";

// Firefox alone can turn anchor positioning off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const prefs = { "layout.css.anchor-positioning.enabled": false };
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...prefs };
    await use({ ...launchOptions, firefoxUserPrefs });
  },
});

test("a menu opens under its button without anchor positioning", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about");
  expect(await page.evaluate(() => CSS.supports("position-area", "none"))).toBe(false);
  const { button, menu } = barOf(page);
  for (const section of sections) {
    await button(section).click();
    await expect(menu(section)).toBeInViewport({ ratio: 1 });
    const [below, above] = [await menu(section).boundingBox(), await button(section).boundingBox()];
    expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});
