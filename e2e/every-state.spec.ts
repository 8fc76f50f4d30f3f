import {
  desktop,
  expectFit,
  expectNoAxeFindings,
  expectVisibleFocus,
  phone,
  zoomed,
} from "./checks/a11y-checks";
import { targetFindings } from "./checks/layout";
import { motionFindings } from "./checks/motion";
import { noon } from "./forms";
import { expect, test } from "./site";
import { states } from "./states";

/*
 * The checks of `every-page.spec.ts` on states of pages: open menus, errors, toasts.
 */

/** The state that `npm test` visits. */
const few = ["request-errors"];
/** States for screenshots only: they differ by a moment, or close before a walk by Tab begins. */
const pictured = ["scrolled", "focus", "calendar-failed"];

test.use({ hasTouch: true });

for (const { name, path, reach, only } of states.filter(({ name }) => !pictured.includes(name))) {
  test(`the state '${name}' of ${path} can be used by everyone`, {
    tag: few.includes(name) ? "@chromium" : "@at-length",
  }, async ({ page }) => {
    const [screen, least] = only === "wide" ? [desktop, desktop] : [phone, zoomed];
    await page.clock.setFixedTime(noon);
    await page.setViewportSize(screen);
    await page.goto(path);
    await reach(page);
    await expectNoAxeFindings(page, screen);
    expect.soft(await targetFindings(page)).toEqual([]);
    expect.soft(await motionFindings(page)).toEqual([]);
    await expectFit(page, least);
    await expectVisibleFocus(page, least);
  });
}
