import { sessionRequest } from "../../app/forms/testing-answers";
import { axeFindings } from "../checks/axe";
import { expectFit, phone } from "../checks/usable";
import { expect, test } from "../site";
import { pagesInEnglish, sites } from "../sites";

/* The way of somebody who reads Hindi, on the project's own content. */

test.use({ site: sites.content, viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("every page leads to itself in the other language, and back", async ({ page, site }) => {
  const english = await pagesInEnglish(site);
  for (const path of english.filter((one) => !/404|unavailable/.test(one))) {
    await page.goto(path);
    const inHindi = page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" });
    await expect(inHindi).toHaveAttribute("lang", "hi-IN");
    const there = await inHindi.getAttribute("href");
    await page.goto(`${there}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    const back = page.getByRole("contentinfo").getByRole("link", { name: "English" });
    await expect(back).toHaveAttribute("href", path);
  }
});

test("a session is asked for in Hindi, with a date from a Hindi calendar", async ({ page }) => {
  const latin = /[a-z]{3}/i;
  await page.goto("/hi/appointments");
  await page.locator("form [type=submit]").click();
  const missing = page.locator("#fullName-error");
  await expect(missing).not.toBeEmpty();
  await expect(missing).not.toContainText(latin);

  const { preferredDate: _, preferredTherapist: __, ...answers } = sessionRequest;
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.locator(`form [name="${name}"]`);
    const type = await field.first().getAttribute("type");
    if (type === "radio") await page.locator(`[name="${name}"][value="${answer}"]`).check();
    else if (type === "checkbox") await field.check();
    else await field.fill(String(answer));
  }
  await page.locator('button[name="preferredDate"]').click();
  await page.getByRole("grid").getByRole("button").and(page.locator(":enabled")).last().click();
  await expect(page.locator('button[name="preferredDate"]')).not.toContainText(latin);

  await page.locator("form [type=submit]").click();
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect(page.getByRole("status")).not.toContainText(latin);
});

test("pages in Hindi are usable, and fit a phone", async ({ page }) => {
  for (const path of ["/hi", "/hi/services/family-therapy", "/hi/therapists", "/hi/contact"]) {
    await page.goto(path);
    expect.soft(await axeFindings(page), path).toEqual([]);
    await expectFit(page, { width: 320, height: 800 });
    await page.setViewportSize(phone);
  }
});
