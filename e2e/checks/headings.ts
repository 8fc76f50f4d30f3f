import type { Page } from "@playwright/test";

/** Titles of three words or more that leave one of them alone on the last line. */
export function lonelyWordFindings(page: Page): Promise<string[]> {
  return page.locator("h1").evaluateAll((headings) => {
    const range = document.createRange();
    return headings.filter(leavesWordAlone).map((heading) => `'${heading.textContent}'`);

    function leavesWordAlone(heading: Element) {
      const tops: number[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? "").matchAll(/\S+/g)) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          tops.push(range.getBoundingClientRect().top);
        }
      }
      const last = tops.filter((top) => top === tops.at(-1));
      return tops.length > 2 && last.length === 1 && last.length < tops.length;
    }
  });
}
