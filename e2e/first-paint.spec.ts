import type { Page } from "@playwright/test";
import { builtPages } from "../scripts/built-site.js";
import { laidOut } from "./checks/laid-out";
import { expect, test } from "./site";

test("The top of every page needs no styles but those that come with it", async ({ page }) => {
  for (const path of await builtPages()) {
    await page.goto(path);
    expect(await page.evaluate(findLateStyles), path).toEqual([]);
  }
});

/** What a page's later styles say about something before them that the first ones do not say. */
function findLateStyles() {
  const [first, later] = document.styleSheets;
  const place = later?.ownerNode;
  if (!first || !later || !(place instanceof Element)) return ["There are no later styles."];
  const top = [...document.querySelectorAll("body *")].filter(
    (element) => place.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
  );

  /** Every selector with what it says, and under which conditions. */
  function sayings(rules: CSSRuleList, conditions = ""): { selector: string; says: string }[] {
    return [...rules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [];
      if (rule instanceof CSSStyleRule) {
        const selectors = rule.selectorText.split(/,(?![^(]*\))/);
        return selectors.map((selector) => ({
          selector: selector.trim().replace(/::?(before|after|backdrop|first-letter)$/, ""),
          says: `${conditions} ${selector.trim()} { ${rule.style.cssText} }`,
        }));
      }
      if (!(rule instanceof CSSGroupingRule)) return [];
      return sayings(rule.cssRules, `${conditions} ${rule.cssText.split("{")[0]}`);
    });
  }

  const said = new Set(sayings(first.cssRules).map(({ says }) => says));
  const late = sayings(later.cssRules).filter(({ says }) => !said.has(says));
  if (late.length === 0) return ["The later styles say nothing new."];
  return late
    .filter(({ selector }) => top.some((element) => element.matches(selector || "*")))
    .map(({ says }) => says);
}

const phone = { viewport: { width: 390, height: 844 } };

test.describe("The first screen of a phone", () => {
  test.use(phone);

  test("waits for no layout before its pictures are asked for", async ({ page }) => {
    for (const path of await builtPages()) {
      await page.goto(path);
      const lazy = await page.locator("main img[loading=lazy]:visible").evaluateAll((pictures) =>
        (pictures as HTMLImageElement[]).flatMap(({ src, y, height }) =>
          // One of which only the edge can be seen may come later.
          y + height / 2 < innerHeight ? [src] : [],
        ),
      );
      expect(lazy, path).toEqual([]);
    }
  });
});

test.describe("What lies further down a phone's page", () => {
  test.use(phone);

  test("is laid out once the rest is painted", async ({ page }) => {
    for (const path of ["/", "/contact", "/blogs/hustle-culture"]) {
      await page.goto(path);
      await laidOut(page);
      expect(await page.evaluate(areAllLaidOut)).toBe(true);
      await page.keyboard.press("End");
      await expect(page.getByText("All rights reserved")).toBeInViewport({ ratio: 1 });
    }
  });

  test("is not laid out before", async ({ page }) => {
    await stopFrames(page);
    await page.goto("/");
    expect(await page.evaluate(areAllLaidOut)).toBe(false);
  });

  test("is laid out at once on a wide screen, which a fast machine has", async ({ page }) => {
    await stopFrames(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    expect(await page.evaluate(areAllLaidOut)).toBe(true);
  });

  test("is laid out at once for the keyboard", async ({ page }) => {
    await stopFrames(page);
    await page.goto("/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(areAllLaidOut)).toBe(true);
  });

  test("is laid out at once for a link that leads there", async ({ page }) => {
    await stopFrames(page);
    await page.goto("/blogs/hustle-culture#sources");
    expect(await page.evaluate(areAllLaidOut)).toBe(true);
    await expect(page.getByRole("heading", { name: "Sources" })).toBeInViewport();
  });

  test("is where one left it when the page is loaded again", async ({ page }) => {
    await page.goto("/");
    await laidOut(page);
    await page.locator("main h2").last().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(areAllLaidOut)).toBe(true);
  });

  test("is printed even if it is not laid out yet", async ({ page }) => {
    await stopFrames(page);
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(areAllLaidOut)).toBe(true);
  });

  /** No frame comes, so there is no first paint to wait for. */
  async function stopFrames(page: Page) {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
  }

  function areAllLaidOut() {
    const parts = "section > *, footer > *, [data-later] > *";
    return [...document.querySelectorAll(parts)].every(
      (element) =>
        element.checkVisibility({ contentVisibilityAuto: true }) ||
        getComputedStyle(element).display === "none",
    );
  }
});
