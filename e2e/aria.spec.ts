import type { Locator } from "@playwright/test";
import { practice } from "../app/content/practice";
import { therapists } from "../app/content/therapists";
import { therapistPath } from "../app/lib/paths";
import { builtPages } from "../scripts/built-site";
import { noon, send, wake } from "./forms";
import { expect, test } from "./site";

/*
 * What assistive technology is told of the parts that visitors work with, kept as files in
 * `aria/`, so that a change is seen in review. After a wanted change, run
 * `npx playwright test e2e/aria.spec.ts --update-snapshots`.
 */

/** Facts of the practice stand in the files by name: changing one is no change of the page. */
const facts: [fact: string, name: string][] = [
  ...therapists.flatMap((therapist): [string, string][] => [
    [therapistPath(therapist), "/therapists/{therapist}"],
    [therapist.name, "{therapist}"],
  ]),
  [practice.tagline, "{tagline}"],
  [practice.name, "{practice}"],
  [practice.email, "{e-mail}"],
  [practice.phone, "{phone}"],
  [practice.phone.replaceAll(" ", ""), "{phone}"],
  [practice.social.url, "{profile}"],
];

/** The accessibility tree of a part of the page; of several people in a row, the first. */
async function treeOf(part: Locator) {
  let tree = `${await part.ariaSnapshot()}\n`;
  for (const [fact, name] of facts) tree = tree.replaceAll(fact, name);
  return tree
    .replaceAll(/© \d{4}/g, "© {year}")
    .replaceAll(/((?:^.*\n)?(?:^.*\{therapist\}.*\n)+)\1+/gm, "$1");
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the header is announced as agreed", async ({ page }) => {
    await page.goto("/about");
    expect(await treeOf(page.getByRole("banner"))).toMatchSnapshot("header.yml");
  });

  test("the footer is announced as agreed, and the same on every page", async ({
    page,
    request,
  }) => {
    await page.goto("/about");
    expect(await treeOf(page.getByRole("contentinfo"))).toMatchSnapshot("footer.yml");
    const footers = new Set<string>();
    for (const path of await builtPages()) {
      const html = await (await request.get(path)).text();
      const footer = html.slice(html.lastIndexOf("<footer"), html.lastIndexOf("</footer>"));
      footers.add(footer.replace(/ aria-current="page"| id="help-now"/g, ""));
    }
    expect(footers.size).toBe(1);
  });

  test("the contact form is announced as agreed, untouched and with all messages", async ({
    page,
  }) => {
    await page.goto("/contact");
    const form = page.locator("form");
    expect(await treeOf(form)).toMatchSnapshot("contact-form.yml");
    await wake(page);
    expect(await treeOf(form), "as React has it").toMatchSnapshot("contact-form.yml");
    await send(page).click();
    await expect(page.locator("#message-error")).toBeVisible();
    expect(await treeOf(form)).toMatchSnapshot("contact-form-messages.yml");
  });

  test("the session request is announced as agreed, untouched and with all messages", async ({
    page,
  }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    const form = page.locator("form");
    expect(await treeOf(form)).toMatchSnapshot("appointment-form.yml");
    await wake(page);
    expect(await treeOf(form), "as React has it").toMatchSnapshot("appointment-form.yml");
    await send(page).click();
    await expect(page.locator("#cancellationPolicy-error")).toBeVisible();
    expect(await treeOf(form)).toMatchSnapshot("appointment-form-messages.yml");
  });
});
