import type { Page } from "@playwright/test";
import { builtPages } from "../scripts/built-site.js";
import { states } from "../scripts/screenshot-states.js";
import { axeFindings } from "./checks/axe";
import { focusFindings } from "./checks/focus";
import { languageFindings } from "./checks/language";
import {
  clippedFindings,
  reflowFindings,
  targetFindings,
  withLargerText,
  withWiderText,
} from "./checks/layout";
import { hoverFindings, motionFindings } from "./checks/motion";
import { noon } from "./forms";
import { expect, test } from "./site";

/*
 * What tests can see of accessibility, on every page and in every state that a page can be brought
 * into. Each check returns what it found; `mutations.spec.ts` shows that it does find things.
 */

const paths = [...(await builtPages()), "/map.html"];

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** A desktop screen of 1280 by 1024 at 400 %, or a cracked phone held sideways. */
const zoomed = { width: 320, height: 256 };

// Each test is many in one visit.
test.describe.configure({ timeout: 90_000 });
test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true });

for (const path of paths) {
  test(`${path} can be used by everyone`, async ({ page }) => {
    await page.goto(path);

    await test.step("whatever the screen and the light", async () => {
      await expectNoAxeFindings(page, [phone, desktop]);
    });

    await test.step("with a keyboard, forwards and backwards", async () => {
      await expectVisibleFocus(page, [desktop, { width: 375, height: 667 }, zoomed]);
    });

    await test.step("in a narrow window, with wider and with larger text", async () => {
      await expectFit(page, zoomed);
      await expectLargerTextToFit(page);
    });

    await test.step("with a finger, without motion, in its own language", async () => {
      for (const screen of [desktop, phone]) {
        await page.setViewportSize(screen);
        expect.soft(await targetFindings(page), `at ${screen.width} px`).toEqual([]);
      }
      expect.soft(await motionFindings(page)).toEqual([]);
      expect.soft(await hoverFindings(page)).toEqual([]);
      expect.soft(await languageFindings(page)).toEqual([]);
    });
  });
}

/** The states that lay something over the page, or bring something new to walk through. */
const walked = /^menu-|panel|request-errors|(?:message|request)-sent|clear-question/;

for (const { name, path, reach, only } of states) {
  test(`the state '${name}' of ${path} can be used by everyone`, async ({ page }) => {
    const isWide = only === "wide";
    await page.clock.setFixedTime(noon);
    await page.setViewportSize(isWide ? desktop : phone);
    await page.goto(path);
    await reach(page);
    await expectNoAxeFindings(page, [isWide ? desktop : phone]);
    expect.soft(await languageFindings(page)).toEqual([]);
    expect.soft(await motionFindings(page)).toEqual([]);
    const least = isWide ? desktop : zoomed;
    await expectFit(page, least);
    if (!isWide) await expectLargerTextToFit(page);
    expect.soft(await targetFindings(page)).toEqual([]);
    const screens = only ? [least] : [zoomed, phone, desktop];
    if (walked.test(name)) await expectVisibleFocus(page, screens);
  });
}

type Screen = { width: number; height: number };

/** All rules on each screen; a change of scheme touches nothing but colours, so their rules again. */
async function expectNoAxeFindings(page: Page, screens: readonly Screen[]) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === "light" ? "all" : "colours";
      const where = `${colorScheme}, at ${screen.width} px`;
      expect.soft(await axeFindings(page, rules), where).toEqual([]);
    }
  }
}

/** Walked forwards by day and backwards by night: the mark of focus has a colour for each. */
async function expectVisibleFocus(page: Page, screens: readonly Screen[]) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const [key, colorScheme] of [
      ["Tab", "light"],
      ["Shift+Tab", "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const where = `by ${key} at ${screen.width} px`;
      expect.soft(await focusFindings(page, key), where).toEqual([]);
    }
  }
}

/** Nothing wider than the window and nothing cut off, also with text as wide as WCAG 1.4.12 has it. */
async function expectFit(page: Page, screen: Screen) {
  await page.setViewportSize(screen);
  const look = () => fitFindings(page);
  expect.soft(await look()).toEqual([]);
  expect.soft(await withWiderText(page, look), "with wider text").toEqual([]);
}

/** The same on a phone with text at 200 %. */
async function expectLargerTextToFit(page: Page) {
  await page.setViewportSize(phone);
  const findings = await withLargerText(page, () => fitFindings(page));
  expect.soft(findings, "with larger text").toEqual([]);
}

async function fitFindings(page: Page) {
  return [...(await reflowFindings(page)), ...(await clippedFindings(page))];
}
