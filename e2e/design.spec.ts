import type { Page } from "@playwright/test";
import { builtPages } from "../scripts/built-site.js";
import { laidOut } from "./checks/laid-out";
import { expect, test } from "./site";

const widths = [1440, 1024, 768, 390, 320];

const paths = await builtPages();

for (const path of paths) {
  test(`Nothing moves on ${path} while its fonts and pictures arrive late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\.(?:woff2|svg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await laidOut(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Reflect.get(entry, "value");
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.005);
  });

  test(`The heading of ${path} leaves no word alone on its last line`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator("h1").evaluate(wordsByLine), `at ${width} px`).toEqual(
        expect.not.arrayContaining([expect.objectContaining({ isLast: true, isAlone: true })]),
      );
    }
  });
}

/** Which lines a heading has. One of two words may well stand one above the other. */
function wordsByLine(heading: Element) {
  const range = document.createRange();
  const tops: number[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const word of (text.textContent ?? "").matchAll(/\S+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      tops.push(range.getBoundingClientRect().top);
    }
  }
  const lines = [...new Set(tops)];
  return lines.map((top, index) => ({
    isLast: lines.length > 1 && tops.length > 2 && index === lines.length - 1,
    isAlone: tops.filter((other) => other === top).length === 1,
  }));
}

test.describe("Our fonts", () => {
  function firstFont(page: Page) {
    return page.locator("h1").evaluate((h1) => getComputedStyle(h1).fontFamily.split(",")[0]);
  }

  function loadedFonts() {
    return [...document.fonts].filter(({ status }) => status === "loaded").length;
  }

  /** A busy machine may make a page slow. */
  async function visitFast(page: Page) {
    await page.addInitScript(() => {
      performance.now = () => 50;
    });
    await page.goto("/");
  }

  test("are waited for where the page is fast", async ({ page }) => {
    await visitFast(page);
    expect(await firstFont(page)).toBe("Fraunces");
    expect(await page.locator("link[as=font][media=all]").count()).toBe(2);
    await expect.poll(() => page.evaluate(loadedFonts)).toBe(2);
  });

  test("wait for the next page on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitFast(page);
    expect(await firstFont(page)).not.toBe("Fraunces");
    await expect.poll(() => page.evaluate(loadedFonts)).toBe(2);
  });

  test("wait for the next page where the first is slow", async ({ page }) => {
    await page.route("/", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto("/");
    expect(await firstFont(page)).not.toBe("Fraunces");
    expect(await page.locator("link[as=font][media=all]").count()).toBe(0);
    await expect.poll(() => page.evaluate(loadedFonts)).toBe(2);
    await page.getByRole("link", { name: "Learn More", exact: true }).click();
    await expect(page).toHaveURL("/about");
    expect(await firstFont(page)).toBe("Fraunces");
  });

  test("are never fetched for someone who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".woff2")) fonts.push(request.url());
    });
    await page.goto("/");
    await page.getByRole("link", { name: "Learn More", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await page.waitForLoadState("networkidle");
    expect(fonts).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("come by the styles alone", async ({ page }) => {
      const font = page.waitForRequest(/\.woff2$/);
      await page.goto("/");
      await font;
    });
  });
});

test("The mark comes with the page, in the colours of day and night", async ({ page }) => {
  await page.goto("/services");
  const sun = page.locator(".header .logo-mark circle");
  await expect(sun).toHaveCSS("fill", "rgb(239, 181, 74)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(sun).toHaveCSS("fill", "rgb(242, 189, 88)");
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
