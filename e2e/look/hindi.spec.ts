import { join } from "node:path";
import { root } from "../../scripts/prepare.js";
import { expectFit, phone } from "../checks/a11y-checks";
import { axeFindings } from "../checks/axe";
import { focusFindings } from "../checks/focus";
import { addStyles } from "../checks/layout";
import { factsOf } from "../facts";
import { noon } from "../forms";
import * as journeys from "../journeys";
import { expect, test } from "../site";
import { pagesInEnglish, sites } from "../sites";

/* Journeys of a visitor who reads Hindi, on the project's own content. */

test.use({ site: sites.content, contextOptions: { reducedMotion: "reduce" } });

const english = await pagesInEnglish(sites.content);

for (const path of english.filter((one) => !/404|unavailable/.test(one))) {
  test(`${path} links to itself in Hindi, and back`, async ({ page }) => {
    await page.goto(path);
    const inHindi = page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" });
    await expect(inHindi).toHaveAttribute("lang", "hi-IN");
    const there = await inHindi.getAttribute("href");
    await page.goto(`${there}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    const back = page.getByRole("contentinfo").getByRole("link", { name: "English" });
    await expect(back).toHaveAttribute("href", path);
  });
}

for (const [name, goes] of Object.entries(journeys)) {
  test(`${name} in Hindi`, async ({ page }) => {
    await page.clock.setFixedTime(noon);
    await goes(page, factsOf(join(root, "content"), "hi"));
  });
}

/** Small screens, and sizes of text in per cent of the usual one. */
for (const [width, height, textSize] of [
  [320, 256, 150],
  [360, 640, 200],
  [390, 640, 200],
] as const) {
  test(`no bar of the Hindi forms covers the focus at ${width} × ${height}, ${textSize} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/hi/contact", "/hi/appointments"]) {
      await page.goto(path);
      await addStyles(page, `html { font-size: ${textSize}% !important }`);
      expect.soft(await focusFindings(page, "Shift+Tab"), path).toEqual([]);
    }
  });
}

test("pages in Hindi are usable, and fit a phone", async ({ page }) => {
  for (const path of ["/hi", "/hi/services/family-therapy", "/hi/therapists", "/hi/contact"]) {
    await page.goto(path);
    expect.soft(await axeFindings(page), path).toEqual([]);
    await expectFit(page, { width: 320, height: 800 });
    await page.setViewportSize(phone);
  }
});
