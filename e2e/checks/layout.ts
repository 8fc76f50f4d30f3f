import type { Page } from "@playwright/test";

/** Returns elements that are wider than the window, or make the visitor scroll sideways. */
export async function reflowFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const findings = scrollWidth > width ? [`the page scrolls sideways to ${scrollWidth} px`] : [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility() || element.closest("svg, .visually-hidden")) continue;
      const { left, right } = element.getBoundingClientRect();
      const words = element.outerHTML.slice(0, 120);
      if (right > width + 1 || left < -1) findings.push(`${words} is wider than the window`);
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
      if (scrolls && element.scrollWidth > element.clientWidth + 1) {
        findings.push(`${words} scrolls sideways`);
      }
    }
    return findings;
  });
}

/** Text that its own box, or a box around it, cuts off. */
export async function clippedFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findings: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      // An option is drawn by its list.
      if (parent.closest("option, noscript, script, style")) continue;
      // The practice wants these in three lines; the therapist's own page says the rest.
      if (parent.matches(".therapist-card-description")) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let part: Element | null = parent; part; part = part.parentElement) {
        // The root's overflow is that of the window, which can scroll.
        if (part === document.documentElement) break;
        const { overflowX, overflowY, clipPath } = getComputedStyle(part);
        // Text for screen readers takes no room.
        if (clipPath === "inset(50%)") break;
        const edge = part.getBoundingClientRect();
        const isControl = part.matches("button, .button, .badge");
        const cutsAcross = isControl || /hidden|clip/.test(overflowX);
        const cutsDown = isControl || /hidden|clip/.test(overflowY);
        const isCut =
          (cutsAcross && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
          (cutsDown && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1));
        if (isCut) findings.push(`'${text.textContent.trim().slice(0, 60)}' is cut off`);
        if (isCut || /auto|scroll/.test(overflowY)) break;
      }
    }
    return findings;
  });
}

/** The spacing that a visitor may set, by WCAG 1.4.12. */
const widerText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Sets text as wide as WCAG 1.4.12 wants it to be possible, and takes that back afterwards. */
export function withWiderText<Result>(page: Page, look: () => Promise<Result>) {
  return withStyles(page, widerText, look);
}

/** Sets text twice as large, as a visitor may set it in the browser, by WCAG 1.4.4. */
export function withLargerText<Result>(page: Page, look: () => Promise<Result>) {
  return withStyles(page, "html { font-size: 200% !important }", look);
}

async function withStyles<Result>(page: Page, styles: string, look: () => Promise<Result>) {
  await addStyles(page, styles);
  const result = await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return result;
}

/** Adds styles like a visitor's own style sheet, which the security policy doesn't block. */
export function addStyles(page: Page, styles: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/**
 * Returns targets too small for a finger: buttons, controls and menu links of less than 44 px. Axe
 * judges the other links.
 */
export async function targetFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const large = "button, .button, summary, select, textarea, .choice, input, body > header a";
    return (
      [...document.querySelectorAll(large)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // The whole of a choice can be touched, not only its box.
        .filter((element) => !element.matches(".choice input"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
        .map(
          ({ element, box }) => `${element.outerHTML.slice(0, 100)}: ${box.width} × ${box.height}`,
        )
    );
  });
}
