import type { Page } from "@playwright/test";
import { axeFindings } from "./checks/axe";
import { focusFindings } from "./checks/focus";
import { languageFindings } from "./checks/language";
import {
  addStyles,
  clippedFindings,
  reflowFindings,
  targetFindings,
  withWiderText,
} from "./checks/layout";
import { hoverFindings, motionFindings } from "./checks/motion";
import { expect, test } from "./site";

/*
 * A check that finds nothing proves nothing until it is seen to find something. Each of these spoils
 * a page in one way, and the check must notice.
 */

type Mutation = {
  what: string;
  path: string;
  viewport?: { width: number; height: number };
  spoil: (page: Page) => Promise<unknown>;
  check: (page: Page) => Promise<string[]>;
  finds: RegExp;
};

const small = { width: 320, height: 256 };

function remove(page: Page, selector: string, attribute: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => element.removeAttribute(name), attribute);
}

const mutations: Mutation[] = [
  {
    what: "a field without its label",
    path: "/contact",
    spoil: (page) => remove(page, "label[for=email]", "for"),
    check: axeFindings,
    finds: /^label: #email/,
  },
  {
    what: "a picture without its alt text",
    path: "/",
    spoil: (page) => remove(page, ".hero img[alt]", "alt"),
    check: axeFindings,
    finds: /^image-alt/,
  },
  {
    what: "a name that does not contain what is seen",
    path: "/about",
    spoil: (page) =>
      page
        .locator("main a.button")
        .first()
        .evaluate((link) => link.setAttribute("aria-label", "Go there")),
    check: axeFindings,
    finds: /^label-content-name-mismatch/,
  },
  {
    what: "pale text",
    path: "/about",
    spoil: (page) => addStyles(page, "main p { color: #999 }"),
    check: (page) => axeFindings(page, "colours"),
    finds: /^color-contrast/,
  },
  {
    what: "pale text on a gradient",
    path: "/",
    spoil: (page) => addStyles(page, ".hero .lead { color: #8a8178 }"),
    check: (page) => axeFindings(page, "colours"),
    finds: /^color-contrast.*lead/,
  },
  {
    what: "a page without room for the bar",
    path: "/about",
    viewport: small,
    spoil: (page) => addStyles(page, "html { scroll-padding: 0 }"),
    check: (page) => focusFindings(page, "Shift+Tab"),
    finds: /is hidden: header .* lies over it/,
  },
  {
    what: "a page without room for the floating button",
    path: "/workshops/emotions-explorers-2025",
    viewport: { width: 375, height: 667 },
    spoil: (page) => addStyles(page, ":root { scroll-padding-block-end: 0 }"),
    check: (page) => focusFindings(page, "Tab"),
    finds: /is hidden: div 'Register Now.* lies over it/,
  },
  {
    what: "links without a mark of focus",
    path: "/services",
    spoil: (page) => addStyles(page, "a:focus-visible { outline: none }"),
    check: (page) => focusFindings(page, "Tab"),
    finds: /shows no focus/,
  },
  {
    what: "a mark of focus that can hardly be seen",
    path: "/about",
    spoil: (page) => addStyles(page, ".footer :focus-visible { outline-color: #1c5a53 }"),
    check: (page) => focusFindings(page, "Tab"),
    finds: /shows its focus at 1\.\d to 1/,
  },
  {
    what: "a mark of focus that is cut off",
    path: "/about",
    spoil: (page) => addStyles(page, ".footer-links { overflow: hidden }"),
    check: (page) => focusFindings(page, "Tab"),
    finds: /has the mark of its focus cut off/,
  },
  {
    what: "a link that Tab takes first",
    path: "/about",
    spoil: (page) =>
      page
        .locator("footer a")
        .last()
        .evaluate((link) => link.setAttribute("tabindex", "1")),
    check: (page) => focusFindings(page, "Tab"),
    finds: /changes the order of Tab/,
  },
  {
    what: "links that stand in another order than they are read",
    path: "/about",
    viewport: small,
    spoil: (page) =>
      addStyles(page, ".footer-links { display: flex; flex-direction: column-reverse }"),
    check: (page) => focusFindings(page, "Tab"),
    finds: /stands out of order/,
  },
  {
    what: "a button that Tab never reaches",
    path: "/contact",
    spoil: (page) =>
      page.locator("button[type=submit]").evaluate((button) => {
        button.addEventListener("focus", () => button.blur());
      }),
    check: (page) => focusFindings(page, "Tab"),
    finds: /is never reached/,
  },
  {
    what: "something wider than a small screen",
    path: "/about",
    viewport: small,
    spoil: (page) => addStyles(page, "h1 { min-inline-size: 400px }"),
    check: reflowFindings,
    finds: /<h1>.* is wider than the window/,
  },
  {
    what: "a heading that cannot be broken",
    path: "/services/child-therapy",
    viewport: small,
    spoil: (page) => addStyles(page, ".together { white-space: nowrap }"),
    check: (page) => withWiderText(page, () => reflowFindings(page)),
    finds: /scrolls sideways/,
  },
  {
    what: "a box of a fixed height",
    path: "/about",
    spoil: (page) => addStyles(page, "main p { block-size: 1.8em; overflow: hidden }"),
    check: clippedFindings,
    finds: /is cut off/,
  },
  {
    what: "a small button",
    path: "/about",
    spoil: (page) => addStyles(page, ".button { min-block-size: 0; padding: 0 1rem }"),
    check: targetFindings,
    finds: /is only .* px/,
  },
  {
    what: "motion for someone who wants none",
    path: "/about",
    spoil: (page) => addStyles(page, ".button { transition: color 0.2s }"),
    check: motionFindings,
    finds: /changes slowly/,
  },
  {
    what: "something that only hovering shows",
    path: "/about",
    spoil: (page) => addStyles(page, "li:hover .menu { display: block }"),
    check: hoverFindings,
    finds: /sets display/,
  },
  {
    what: "Hindi that is not marked as Hindi",
    path: "/appointments",
    spoil: (page) => remove(page, "div[lang=hi]", "lang"),
    check: languageFindings,
    finds: /is marked as en-IN/,
  },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("each check notices what it is there for", async ({ page }) => {
  test.slow();
  for (const { what, path, viewport, spoil, check, finds } of mutations) {
    await test.step(what, async () => {
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await page.goto(path);
      await spoil(page);
      expect.soft(await check(page), what).toContainEqual(expect.stringMatching(finds));
    });
  }
});
