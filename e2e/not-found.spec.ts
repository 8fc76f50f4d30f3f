import { practice } from "../app/content/practice";
import { expect, test } from "./site";

test("every unknown path is answered with status 404", async ({ request }) => {
  for (const path of [
    "/blogs/unwritten",
    "/workshops/emotions-explorers-2023",
    "/about/us",
    "/appointments/new/",
    "/%",
  ]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain("Oops! Page not found");
  }
});

for (const path of [
  "/nothing-here",
  "/services/couples",
  "/therapists/nobody",
  "/ABOUT",
  "/caf%C3%A9",
]) {
  test(`${path} is the not-found page, and the console names it once`, async ({ page, noise }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);

    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(main.getByText("Oops! Page not found")).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to the home page" })).toHaveAttribute(
      "href",
      "/",
    );
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();

    // The browser itself says that the document came with an error.
    const own = noise.console.filter((text) => !text.startsWith("Failed to load resource"));
    expect(own).toEqual([`404: there is no page at ${path}`]);
    expect(noise.foreign).toEqual([]);
    expect(noise.failed).toHaveLength(1);
  });
}

test("the not-found page leads home and stays out of search results", async ({ page }) => {
  await page.goto("/nothing-here");
  await expect(page).toHaveTitle(`Page not found | ${practice.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown path keeps what follows it out of the console", async ({ page, noise }) => {
  await page.goto("/nothing-here?email=someone@example.org#secret");
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  expect(noise.console).toContain("404: there is no page at /nothing-here");
  expect(noise.console.join("\n")).not.toContain("secret");
});

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the not-found page is the same", async ({ page }) => {
    const response = await page.goto("/services/couples");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.getByRole("link", { name: "Back to the home page" })).toBeVisible();
  });
});
