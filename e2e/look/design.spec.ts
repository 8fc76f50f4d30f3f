import { expect, test } from "../site";
import { sites } from "../sites";

/* The design's most important measures, each with some tolerance, on the project's own content. */

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

test("the first page is shown in our own fonts", async ({ page }) => {
  await page.goto("/");
  const loaded = await page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)];
    return fonts.filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
  expect(loaded).toEqual(expect.arrayContaining(["Fraunces", "Figtree"]));
});

test("every page has the light of the hour, and at night every drawing a lamp", async ({
  page,
}) => {
  const papers = new Set<string>();
  for (const [time, scheme] of [
    ["06:30", "light"],
    ["12:00", "light"],
    ["17:30", "light"],
    ["23:00", "dark"],
  ] as const) {
    await page.clock.setFixedTime(new Date(`2026-11-16T${time}+05:30`));
    await page.goto("/services");
    papers.add(await page.locator("body").evaluate((body) => getComputedStyle(body).background));
    const drawings = page.getByRole("main").locator("img[src$='.svg']:not(.hills)");
    const lit = await drawings.evaluateAll((all) => {
      return all.map((drawing) => getComputedStyle(drawing).colorScheme);
    });
    expect([...new Set(lit)], time).toEqual([scheme === "dark" ? "dark" : "light dark"]);
    // The words are on the drawing's sky, which must stay as light or dark as the page.
    await expect(page.locator(".hills")).toHaveCSS("color-scheme", "light dark");
    await page.goto("/");
    const sky = page.locator(".hero svg .k1");
    papers.add(await sky.evaluate((stop) => getComputedStyle(stop).stopColor));
  }
  expect([...papers], "four papers and four skies").toHaveLength(8);
});

test("in the dark scheme, drawings are in daylight by day", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const drawing = page.getByRole("main").locator("img[src$='.svg']:not(.hills)").first();
  for (const [time, scheme] of [
    ["12:00", "light"],
    ["23:00", "dark"],
  ] as const) {
    await page.clock.setFixedTime(new Date(`2026-11-16T${time}+05:30`));
    await page.goto("/services");
    await expect(drawing, time).toHaveCSS("color-scheme", scheme);
  }
});

test("on a phone, the footer is less than a screen, in every language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/about", "/contact", "/hi/about"]) {
    await page.goto(path);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.height, path).toBeLessThanOrEqual(700);
  }
});
