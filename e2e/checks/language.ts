import type { Page } from "@playwright/test";
import { therapists } from "../facts";

/** A name has no language of its own, by WCAG 3.1.2. */
const names = Object.values(therapists).flatMap(({ name }) => name.split(" "));

/** Hindi that is not marked as such, and what is marked as Hindi but is not. */
export function languageFindings(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const hindi = /\p{Script=Devanagari}/u;
    const findings = [...document.querySelectorAll('[lang="hi"]')]
      .filter((element) => !hindi.test(element.textContent ?? ""))
      .map((element) => `${element.outerHTML.slice(0, 80)} is not in Hindi`);
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = words.reduce((rest, word) => rest.replaceAll(word, ""), text.textContent ?? "");
      const language = text.parentElement?.closest("[lang]")?.getAttribute("lang");
      if (hindi.test(said) && language !== "hi") {
        findings.push(`'${said.trim().slice(0, 60)}' is marked as ${language}`);
      }
    }
    return findings;
  }, names);
}
