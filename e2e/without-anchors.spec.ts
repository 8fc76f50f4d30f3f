import { expect, test } from "./site";

// Only in Firefox, which can unlearn it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const prefs = { "layout.css.anchor-positioning.enabled": false };
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...prefs };
    await use({ ...launchOptions, firefoxUserPrefs });
  },
});

test("in a browser without anchors, a menu opens under its button all the same", {
  tag: "@journey",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  expect(await page.evaluate(() => CSS.supports("position-area", "none"))).toBe(false);
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Services", "Therapists", "Blogs", "Workshops"]) {
    const button = navigation.getByRole("button", { name });
    await button.click();
    const menu = navigation.getByRole("list", { name });
    await expect(menu).toBeInViewport({ ratio: 1 });
    const [below, above] = [await menu.boundingBox(), await button.boundingBox()];
    expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});
