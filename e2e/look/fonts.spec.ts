import { clippedFindings, layOutAll, reflowFindings, targetFindings } from "../checks/layout";
import { expect, test } from "../site";
import { pagesInEnglish, sites } from "../sites";

/*
 * What visitors see until our fonts have come, or where they never come: the fonts of their own
 * machine.
 */

test.use({ site: sites.content });

for (const width of [1280, 320]) {
  test(`every page fits the fonts of the machine, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of await pagesInEnglish(sites.content)) {
      await page.goto(path);
      await layOutAll(page);
      for (const folded of await page.locator("summary:visible").all()) await folded.click();
      const findings = [
        ...(await reflowFindings(page)),
        ...(await clippedFindings(page)),
        ...(await targetFindings(page)),
      ];
      expect.soft(findings, path).toEqual([]);
    }
  });
}
