import { personPath } from "../app/content/paths";
import { articles, helpLines, therapists } from "./facts";
import { expect } from "./forms";
import { test } from "./site";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print", colorScheme: "dark" }));

test("pages print black on white, without what only works on a screen", {
  tag: ["@chromium", "@at-length"],
}, async ({ page }) => {
  const [person = { id: "", name: "" }] = Object.values(therapists);
  const [article] = Object.keys(articles);
  for (const path of ["/", personPath(person), `/blogs/${article}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const part of ["body > header", "iframe", ".share", ".button"]) {
      for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
    }
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("main p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  }
  const source = page.locator(".article-sources a").first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after, "the address of a source").toContain("https://");
});

test("the session request prints every question, all that was typed, and both privacy notices", {
  tag: ["@chromium", "@at-length"],
}, async ({ page, form }) => {
  await page.goto("/appointments");
  const concerns = form.control("primaryConcerns");
  await concerns.fill("I have not slept well for weeks.\n".repeat(20));
  for (const answer of await page.locator("form :is(.control, .choice)").all()) {
    await expect(answer).toBeVisible();
  }
  expect(await concerns.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  const notice = page.locator("form details");
  await expect(notice.getByRole("heading").first()).toBeVisible();
  await expect(notice.locator('[lang="hi"]').first()).toBeVisible();
  await expect(page.locator("form [type=submit]")).toBeHidden();
  // In browsers before 2025, a script opens it.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(notice).toHaveAttribute("open");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(notice).not.toHaveAttribute("open");
});

test("paper has the help numbers, and eight lines to write on", {
  tag: ["@chromium", "@at-length"],
}, async ({ page, form }) => {
  await page.goto("/appointments");
  for (const { numbers } of helpLines.lines) {
    await expect(
      page.locator("#help-now").getByText(numbers[0] ?? "", { exact: true }),
    ).toBeVisible();
  }
  const lines = await form.control("primaryConcerns").evaluate((area) => {
    return area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight);
  });
  expect(lines).toBeGreaterThanOrEqual(8);
});
