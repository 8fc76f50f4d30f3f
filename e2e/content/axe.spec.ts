import { builtPages, sites } from "../../scripts/built-site";
import { axeFindings } from "../checks/axe";
import { phone } from "../checks/usable";
import { expect, test } from "../site";

test.use({ site: sites.content, viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("everybody can use the pages of the owner's content", async ({ page }) => {
  for (const path of [...(await builtPages(sites.content)), "/map.html"]) {
    await page.goto(path);
    expect.soft(await axeFindings(page), path).toEqual([]);
  }
});
