import type { Page } from "@playwright/test";
import { builtPages } from "../scripts/built-site";
import { expect, test } from "./site";

const paths = await builtPages();

test("A phone's first page comes in our own fonts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const { part, font } of [
    { part: "h1", font: "Fraunces" },
    { part: ".lead", font: "Figtree" },
  ]) {
    expect(await renderedFonts(page, part)).toEqual([expect.stringContaining(font)]);
  }
});

/** What the letters of an element are really drawn with. */
async function renderedFonts(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test("The mark comes with the page, in the colours of day and night", async ({ page }) => {
  await page.goto("/services");
  const sun = page.locator(".header .logo-mark circle");
  const fill = () => sun.evaluate((circle) => getComputedStyle(circle).fill);
  const [unstyled, byDay] = ["rgb(0, 0, 0)", await fill()];
  expect(byDay).not.toBe(unstyled);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([unstyled, byDay]).not.toContain(await fill());
});

test("Every page is shared with a picture of its own", async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const path of paths.filter((path) => path !== "/404" && !path.endsWith("-2024"))) {
    const html = await (await request.get(path)).text();
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(new URL(picture).pathname);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()["content-type"], path).toBe("image/png");
    expect.soft(pictures.get(picture), path).toBeUndefined();
    pictures.set(picture, path);
  }
});

const printed = [
  { path: "/", shown: "Who you would talk to" },
  { path: "/therapists/meher-talvani", shown: "About Meher" },
  { path: "/blogs/hustle-culture", shown: "Sources" },
  { path: "/workshops/emotions-explorers-2025", shown: "Workshop Details" },
];

for (const { path, shown } of printed) {
  test(`${path} prints without what only works on a screen`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: shown })).toBeVisible();
    await expect(page.locator("header.header")).toBeHidden();
    await expect(page.locator("iframe")).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("main p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  });
}

test.describe("The session request on paper", () => {
  test("has every question, all that was typed, and the privacy notice in both languages", async ({
    page,
  }) => {
    await page.goto("/appointments");
    const concerns = page.getByLabel("What brings you here?");
    await concerns.fill("I have not slept well for weeks.\n".repeat(20));
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const control of await page.locator("form :is(.control, .choice)").all()) {
      await expect(control).toBeVisible();
    }
    expect(await concerns.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
    for (const name of ["What we ask, and why", "हम क्या पूछते हैं, और क्यों"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(page.locator("form .button").first()).toBeHidden();
  });

  test("has the privacy notice also where CSS cannot open it", async ({ page }) => {
    await page.goto("/appointments");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("details")).toHaveAttribute("open");
  });
});

test("Sources print with their addresses", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/blogs/hustle-culture");
  const source = page.locator("#sources ~ ol a").first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain("https://");
});
