import { states } from "../scripts/screenshot-states";
import { languageFindings } from "./checks/language";
import { targetFindings } from "./checks/layout";
import { motionFindings } from "./checks/motion";
import {
  desktop,
  expectFit,
  expectLargerTextToFit,
  expectNoAxeFindings,
  expectVisibleFocus,
  phone,
  zoomed,
} from "./checks/usable";
import { noon } from "./forms";
import { expect, test } from "./site";

/*
 * What `every-page.spec.ts` looks for on every page, in every state that a page can be brought into.
 * Each check returns what it found; `mutations.spec.ts` shows that it does find things.
 */

// Each test is many in one visit.
test.describe.configure({ timeout: 90_000 });
test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true });

/** The states that lay something over the page, or bring something new to walk through. */
const walked = /^menu-|panel|request-errors|(?:message|request)-sent|clear-question/;

/** The same menu with other words. */
const alike = ["menu-therapists", "menu-blogs"];

for (const { name, path, reach, only } of states) {
  if (alike.includes(name)) continue;

  test(`the state '${name}' of ${path} can be used by everyone`, async ({ page }) => {
    const isWide = only === "wide";
    await page.clock.setFixedTime(noon);
    await page.setViewportSize(isWide ? desktop : phone);
    await page.goto(path);
    await reach(page);
    await expectNoAxeFindings(page, isWide ? desktop : phone);
    expect.soft(await languageFindings(page)).toEqual([]);
    expect.soft(await motionFindings(page)).toEqual([]);
    const least = isWide ? desktop : zoomed;
    await expectFit(page, least);
    if (!isWide) await expectLargerTextToFit(page);
    expect.soft(await targetFindings(page)).toEqual([]);
    if (walked.test(name)) await expectVisibleFocus(page, least, only ? least : desktop);
  });
}
