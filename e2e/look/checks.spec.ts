import type { Page } from "@playwright/test";
import { axeFindings } from "../checks/axe";
import { focusFindings } from "../checks/focus";
import { languageFindings } from "../checks/language";
import {
  addStyles,
  clippedFindings,
  reflowFindings,
  targetFindings,
  withWiderText,
} from "../checks/layout";
import { motionFindings } from "../checks/motion";
import { desktop, zoomed } from "../checks/usable";
import { expect, test } from "../site";

/*
 * A check that finds nothing proves nothing until it is seen to find something. Each of these spoils
 * a page in one way, and the check must notice.
 */

type Check = (page: Page) => Promise<string[]>;
const tab: Check = (page) => focusFindings(page, "Tab");
const backTab: Check = (page) => focusFindings(page, "Shift+Tab");
const wider: Check = (page) => withWiderText(page, () => reflowFindings(page));

/** By what is added to the styles. */
const styles: [string, Check, RegExp, typeof zoomed?][] = [
  ["main p { color: #999 }", axeFindings, /^color-contrast/],
  ["html { scroll-padding: 0 }", backTab, /is hidden: header .* lies over it/, zoomed],
  ["a:focus-visible { outline: none }", tab, /shows no focus/],
  [".footer-links { overflow: hidden }", tab, /has the mark of its focus cut off/],
  [
    ".footer-links { display: grid; direction: rtl; transform: scaleY(-1) }",
    tab,
    /out of order/,
    zoomed,
  ],
  ["h1 { min-inline-size: 400px }", reflowFindings, /<h1>.* is wider than the window/, zoomed],
  ["h1 { white-space: nowrap }", wider, /scrolls sideways/, zoomed],
  ["main p { block-size: 1.8em; overflow: hidden }", clippedFindings, /is cut off/],
  [".button { min-block-size: 0; padding: 0 1rem }", targetFindings, /is only .* px/],
  [".button { transition: color 0.2s }", motionFindings, /changes slowly/],
];

/** By what is done to the first element of a selector. */
const attributes: [string, (element: Element) => void, Check, RegExp][] = [
  ["label[for=email]", (label) => label.removeAttribute("for"), axeFindings, /^label: #email/],
  ["footer a", (link) => link.setAttribute("tabindex", "1"), tab, /changes the order of Tab/],
  [
    "form button",
    (button) => button.addEventListener("focus", () => (button as HTMLElement).blur()),
    tab,
    /is never reached/,
  ],
  ["h1", (title) => title.append("नमस्ते"), languageFindings, /is marked as en-IN/],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("each check notices what it is there for", async ({ page }) => {
  for (const [css, check, finds, screen = desktop] of styles) {
    await page.setViewportSize(screen);
    await page.goto("/about");
    await addStyles(page, css);
    expect.soft(await check(page), css).toContainEqual(expect.stringMatching(finds));
  }
  for (const [selector, spoil, check, finds] of attributes) {
    await page.setViewportSize(desktop);
    await page.goto("/contact");
    await page.locator(selector).first().evaluate(spoil);
    expect.soft(await check(page), selector).toContainEqual(expect.stringMatching(finds));
  }
});
