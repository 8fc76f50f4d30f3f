import type { Locator } from "@playwright/test";
import { barOf, followPanel } from "./bar";
import { desktop, phone } from "./checks/a11y-checks";
import { articles, pages, therapists } from "./facts";
import { expect, test } from "./site";

/** The words of elements as they are seen, from the top of the page. */
async function fromTheTop(elements: Locator) {
  const seen = (await elements.all()).map(async (element) => {
    return { words: await element.textContent(), top: (await element.boundingBox())?.y ?? 0 };
  });
  const sorted = (await Promise.all(seen)).toSorted((one, other) => one.top - other.top);
  return sorted.map(({ words }) => words);
}

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("menus and the side panel open, close and link to pages", { tag: "@at-length" }, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto("/about");
    const { button, menu, links } = barOf(page);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", /^rgb\(/);
    await button("services").press("Enter");
    await expect(menu("services")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu("services")).toBeHidden();
    await button("blogs").click();
    await links("blogs").last().click();
    await expect(page).toHaveURL("/blogs");

    await page.setViewportSize(phone);
    await followPanel(page, "/therapists");
  });

  test("the finder moves fitting people to the top and hides nobody", {
    tag: "@at-length",
  }, async ({ page }) => {
    await page.goto("/therapists");
    const shown = page.getByRole("main").getByRole("article").getByRole("heading");
    const { reset, nobody, ...questions } = pages.therapists.finder;
    const finder = page.getByRole("form", { name: questions.title });
    const everyone = therapists.map(({ name }) => name);
    expect(await fromTheTop(shown)).toEqual(everyone);
    await finder.getByLabel(questions.sees.answers.relationship.label).check();
    const couples = therapists.filter(({ sees }) => sees.includes("relationship"));
    const others = therapists.filter((person) => !couples.includes(person));
    const rest = page.getByRole("heading", { name: questions.also });
    expect(await fromTheTop(shown.or(rest))).toEqual([
      ...couples.map(({ name }) => name),
      questions.also,
      ...others.map(({ name }) => name),
    ]);
    await expect(page.getByRole("link", { name: nobody.button })).toBeVisible();
    // Enter submits nothing.
    await finder.getByLabel(questions.concerns.answers.love.label).press("Enter");
    await expect(page).toHaveURL("/therapists");
    await finder.getByRole("button", { name: reset }).click();
    expect(await fromTheTop(shown)).toEqual(everyone);
    await expect(rest).toBeHidden();
    await expect(finder.getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("an article is passed on as a letter", async ({ page }) => {
    await page.goto(`/blogs/${Object.keys(articles)[0]}`);
    await expect(page.locator(".share").getByRole("link")).toHaveAttribute("href", /^mailto:\?/);
    await expect(page.locator(".share").getByRole("button")).toHaveCount(0);
  });
});
