import { expect, type Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { focusFindings } from "./focus";
import { clippedFindings, reflowFindings, withLargerText, withWiderText } from "./layout";

type Screen = { width: number; height: number };

export const desktop: Screen = { width: 1280, height: 800 };
export const phone: Screen = { width: 390, height: 844 };
/** A desktop screen of 1280 by 1024 at 400 %, or a cracked phone held sideways. */
export const zoomed: Screen = { width: 320, height: 256 };

/** Expects no axe findings: all rules in the light scheme, those of colours in the dark one. */
export async function expectNoAxeFindings(page: Page, byDay: Screen, byNight = byDay) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(byDay);
  expect.soft(await axeFindings(page), `light, at ${byDay.width} px`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(byNight);
  expect.soft(await axeFindings(page, "colours"), `dark, at ${byNight.width} px`).toEqual([]);
}

/** Walked there by day and back by night: the mark of focus has a colour for each. */
export async function expectVisibleFocus(page: Page, there: Screen, back = there) {
  for (const [key, colorScheme, screen] of [
    ["Tab", "light", there],
    ["Shift+Tab", "dark", back],
  ] as const) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme });
    const where = `by ${key} at ${screen.width} px`;
    expect.soft(await focusFindings(page, key), where).toEqual([]);
  }
}

/** Expects that nothing is wider than the window or cut off, also with the spacing of WCAG 1.4.12. */
export async function expectFit(page: Page, screen: Screen) {
  await page.setViewportSize(screen);
  const look = () => fitFindings(page);
  expect.soft(await look()).toEqual([]);
  expect.soft(await withWiderText(page, look), "with wider text").toEqual([]);
}

/** The same on a phone with text at 200 %. */
export async function expectLargerTextToFit(page: Page) {
  await page.setViewportSize(phone);
  const findings = await withLargerText(page, () => fitFindings(page));
  expect.soft(findings, "with larger text").toEqual([]);
}

async function fitFindings(page: Page) {
  return [...(await reflowFindings(page)), ...(await clippedFindings(page))];
}
