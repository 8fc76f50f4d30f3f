import type { Page } from "@playwright/test";
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

test("three steps fill their band", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  expect(await filledBy(page, ".home .steps")).toBeGreaterThan(0.9);
});

for (const width of [1440, 768, 390]) {
  test(`the house front of the services has no empty place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    expect(await filledBy(page, ".services-front")).toBeGreaterThan(0.98);
  });
}

/** Returns how much of its width a list fills, up to the end of its last entry. */
async function filledBy(page: Page, list: string) {
  const band = await page.locator(list).boundingBox();
  const last = await page.locator(`${list} > li`).last().boundingBox();
  if (!band || !last) throw new Error(`There is no ${list}.`);
  return (last.x + last.width - band.x) / band.width;
}
