import type { Page } from "@playwright/test";

/** Hindi that is not marked as such, and what is marked as Hindi but is not. */
export function languageFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hindi = /\p{Script=Devanagari}/u;
    const findings = [...document.querySelectorAll('[lang="hi"]')]
      .filter((element) => !hindi.test(element.textContent ?? ""))
      .map((element) => `${element.outerHTML.slice(0, 80)} is not in Hindi`);
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const language = text.parentElement?.closest("[lang]")?.getAttribute("lang");
      if (hindi.test(words) && language !== "hi") {
        findings.push(`'${words.slice(0, 60)}' is marked as ${language}`);
      }
    }
    return findings;
  });
}
