import { clippedFindings, reflowFindings } from "./checks/layout";
import { expect, test } from "./site";
import { builtPages, sites } from "./sites";

/* A practice without rooms, free call and profile, whose pages must show no gap. */

test.use({ site: sites.small });

test("every page of a small practice fits and fills its footer", { tag: "@at-length" }, async ({
  page,
}) => {
  for (const path of await builtPages(sites.small)) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const findings = [...(await reflowFindings(page)), ...(await clippedFindings(page))];
      expect.soft(findings, `${path} at ${width} px`).toEqual([]);
    }
    const footer = page.locator(".footer-columns");
    const [row, last] = await Promise.all([
      footer.boundingBox(),
      footer.locator(":scope > :last-child").boundingBox(),
    ]);
    const end = (box: typeof row) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect.soft(end(last), path).toBe(end(row));
  }
});
