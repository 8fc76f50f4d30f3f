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

test("every page is in the light that it has in Delhi", async ({ page }) => {
  const papers = new Set<string>();
  for (const time of ["06:30", "12:00", "17:30", "23:00"]) {
    await page.clock.setFixedTime(new Date(`2026-11-16T${time}+05:30`));
    await page.goto("/about");
    papers.add(await page.locator("body").evaluate((body) => getComputedStyle(body).background));
    await page.goto("/");
    const sky = page.locator(".hero svg .k1");
    papers.add(await sky.evaluate((stop) => getComputedStyle(stop).stopColor));
  }
  expect([...papers], "four papers and four skies").toHaveLength(8);
});
