import type { Page } from "@playwright/test";

/** What still moves on a page whose visitor wants no motion. */
export function motionFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findings = document
      .getAnimations()
      .map((animation) => `an animation runs: ${animation.id || animation.constructor.name}`);
    for (const element of document.querySelectorAll("*")) {
      for (const part of [undefined, "::before", "::after", "::backdrop"]) {
        const style = getComputedStyle(element, part);
        const words = `${element.outerHTML.slice(0, 80)} ${part ?? ""}`;
        if (style.animationName !== "none") findings.push(`${words} is animated`);
        if (/[1-9]/.test(style.transitionDuration)) findings.push(`${words} changes slowly`);
        if (style.scrollBehavior !== "auto") findings.push(`${words} scrolls slowly`);
      }
    }
    return findings;
  });
}

/** Rules by which pointing at something would show or move anything: it may only change its looks. */
export function hoverFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = /^(?:color|background|border|outline|box-shadow|text-decoration|fill|stroke)/;
    // The title of an abbreviation is what HTML has for it, and screen readers offer it, too.
    const findings = [...document.querySelectorAll("body [title]:not(iframe, abbr)")].map(
      (element) => `${element.outerHTML.slice(0, 80)} shows its title on hover`,
    );

    function visit(rules: CSSRuleList, selectors: string) {
      for (const rule of rules) {
        const within =
          rule instanceof CSSStyleRule ? `${selectors} ${rule.selectorText}` : selectors;
        if (rule instanceof CSSStyleRule && within.includes(":hover")) {
          for (const property of rule.style) {
            if (!looks.test(property)) findings.push(`${within} sets ${property}`);
          }
        }
        if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList, within);
      }
    }

    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      visit(sheet.cssRules, "");
    }
    return findings;
  });
}
