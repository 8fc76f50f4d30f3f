import { barOf, clickPage, panelOf } from "./bar";
import { desktop, phone } from "./checks/usable";
import { articles, pages, therapists } from "./facts";
import { expect, test } from "./site";

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("the menus and the side panel open, close and lead on", async ({ page }) => {
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
    const { toggle, panel, close, link } = panelOf(page);
    for (const way of [
      () => close.click(),
      () => clickPage(page),
      () => page.keyboard.press("Escape"),
    ]) {
      await toggle.click();
      await expect(panel).toBeVisible();
      await way();
      await expect(panel).toBeHidden();
    }
    await toggle.click();
    await link("/therapists").click();
    await expect(page).toHaveURL("/therapists");
  });

  test("the finder finds, an article is passed on as a letter, and a lost visitor is led home", async ({
    page,
  }) => {
    await page.goto("/therapists");
    const { title, sees } = pages.therapists.finder;
    const finder = page.getByRole("form", { name: title });
    await finder.getByLabel(sees.answers.relationship.label).check();
    const fitting = Object.values(therapists).filter(({ sees }) => sees.includes("relationship"));
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(fitting.length);

    await page.goto(`/blogs/${Object.keys(articles)[0]}`);
    await expect(page.locator(".share").getByRole("link")).toHaveAttribute("href", /^mailto:\?/);
    await expect(page.locator(".share").getByRole("button")).toHaveCount(0);

    const response = await page.goto("/nothing-here");
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: pages["not-found"].link }).click();
    await expect(page).toHaveURL("/");
  });
});
