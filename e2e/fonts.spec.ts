import { clippedFindings, layOutAll, reflowFindings, targetFindings } from "./checks/layout";
import { expect, test } from "./site";

/*
 * What visitors see until our fonts have come, or where they never come: the fonts of their own
 * machine. `playwright.config.ts` runs this with several sets of them.
 */

/** One page of each kind, those with the longest words. */
const paths = [
  "/",
  "/about",
  "/services",
  "/services/relationship-counseling",
  "/therapists/meher-talvani",
  "/blogs/schizophrenia-guide",
  "/workshops/emotions-explorers-2025",
  "/contact",
  "/appointments",
];

test("every kind of page fits the fonts of the machine", async ({ page }) => {
  test.slow();
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of paths) {
    await page.goto(path);
    await layOutAll(page);
    const notice = page.getByText(/^Read the privacy notice/);
    if (await notice.isVisible()) await notice.click();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const findings = [
        ...(await reflowFindings(page)),
        ...(await clippedFindings(page)),
        ...(await targetFindings(page)),
      ];
      expect.soft(findings, `${path} at ${width} px`).toEqual([]);
    }
  }
});
