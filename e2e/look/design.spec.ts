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

test("the first page comes in our own fonts", async ({ page }) => {
  await page.goto("/");
  const loaded = await page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)];
    return fonts.filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
  expect(loaded).toEqual(expect.arrayContaining(["Fraunces", "Figtree"]));
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

test.describe("For another practice", () => {
  test.use({ site: sites.practice });

  test("three steps fill their band, and a fifth card is no poster", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const steps = page.locator(".home-visit .steps");
    const [band, last] = [
      await steps.boundingBox(),
      await steps.locator("li").last().boundingBox(),
    ];
    const filled = ((last?.x ?? 0) + (last?.width ?? 0) - (band?.x ?? 0)) / (band?.width ?? 0);
    expect(filled).toBeGreaterThan(0.9);

    await page.goto("/services");
    const heights = await page
      .locator(".services-list .card")
      .evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights.slice(0, -1)));
  });
});
