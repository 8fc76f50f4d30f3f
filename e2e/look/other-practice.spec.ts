import { expect, test } from "../site";

/* Layouts that must also fit another number of items than the sample has. */

test("three values share a row, and four take two rows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  const tops = await page
    .locator(".about .grid")
    .first()
    .locator("li")
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test("three steps fill their band, and a fifth card is no poster", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const steps = page.locator(".home .steps");
  const [band, last] = [await steps.boundingBox(), await steps.locator("li").last().boundingBox()];
  const filled = ((last?.x ?? 0) + (last?.width ?? 0) - (band?.x ?? 0)) / (band?.width ?? 0);
  expect(filled).toBeGreaterThan(0.9);

  await page.goto("/services");
  const heights = await page
    .locator(".services-list .card")
    .evaluateAll((cards) => cards.map((card) => card.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights.slice(0, -1)));
});
