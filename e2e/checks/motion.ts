import type { Page } from "@playwright/test";

/** Returns animations on a page whose visitor wants no motion. */
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
