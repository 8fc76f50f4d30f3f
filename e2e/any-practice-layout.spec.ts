import type { Page } from "@playwright/test";
import { lengthOfName } from "../app/lib/names";
import { clippedFindings, reflowFindings, withLargerText } from "./checks/layout";
import { workshops } from "./facts";
import { expect, test } from "./site";

/*
 * The layout is made for no one name and no one language: whatever a practice is called, and in
 * whatever words a translator shows its pages, all of it can be seen and used.
 */

const [club = ""] = Object.keys(workshops);
const pages = ["/", "/therapists", "/contact", "/appointments", `/workshops/${club}`];

const longest = "The Greater Kailash Institute for Counselling, Art and Dance";

for (const name of ["Aro", longest, "ग्रीन पार्क परामर्श और मनोचिकित्सा केंद्र"]) {
  test(`the bar fits a practice called '${name}'`, { tag: "@at-length" }, async ({ page }) => {
    await page.goto("/about");
    await rename(page, name);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectUsableBar(page, `at ${width} px`);
      await withLargerText(page, () => expectUsableBar(page, `at ${width} px, in larger text`));
    }
  });
}

test("the side panel fits the longest name in larger text", { tag: "@at-length" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto("/about");
  await rename(page, longest);
  await page.getByRole("button", { name: "Menu" }).click();
  const panel = page.getByRole("dialog");
  await withLargerText(page, async () => {
    await expect.soft(panel.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    expect.soft(await reflowFindings(page)).toEqual([]);
  });
});

test("crops a photo like a drawing", { tag: "@at-length" }, async ({ page }) => {
  await page.goto("/therapists");
  const shapes = await page.locator(".therapist-card").evaluateAll((cards) =>
    cards.map((card) => {
      const image = card.querySelector(".arch img");
      const frame = card.querySelector(".arch")?.getBoundingClientRect();
      const { left, top, width, height } = image?.getBoundingClientRect() ?? new DOMRect();
      const { clipPath, position } = image ? getComputedStyle(image) : {};
      const within = [left - (frame?.left ?? 0), top - (frame?.top ?? 0), width, height];
      return { within: within.map(Math.round), clipPath, position };
    }),
  );
  expect(await page.locator(".therapist-card picture").count()).toBeGreaterThan(0);
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
});

test("the bar keeps all its links in a language of longer words", {
  tag: "@at-length",
}, async ({ page }) => {
  await page.goto("/services");
  await page.evaluate(lengthenWords);
  for (const width of [1440, 1280, 1024, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectUsableBar(page, `at ${width} px`);
    expect.soft(await page.evaluate(covered, "main a"), `at ${width} px`).toEqual([]);
  }
});

/** Changes that a translator makes (longer words, right to left), with the widths to look at. */
for (const [language, alter, widths] of [
  ["a language of longer words", lengthenWords, [320, 768]],
  ["a language from right to left", turnRound, [390, 1280]],
] as const) {
  test(`${language} fits, with numbers from the left`, { tag: "@at-length" }, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(alter);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const findings = [...(await reflowFindings(page)), ...(await clippedFindings(page))];
        expect.soft(findings, `${path} at ${width} px`).toEqual([]);
      }
      expect.soft(await page.evaluate(reversedNumbers), path).toEqual([]);
    }
  });
}

/** Shows another name of the practice, as a build with it would. */
async function rename(page: Page, name: string) {
  await page.locator(".logo").evaluateAll(
    (logos, [words = "", length = ""]) => {
      for (const logo of logos) {
        logo.lastElementChild?.replaceChildren(words);
        if (length) logo.setAttribute("data-length", length);
        else logo.removeAttribute("data-length");
      }
    },
    [name, lengthOfName(name)],
  );
}

/** Expects that every control of the bar can be pressed, help and pages included. */
async function expectUsableBar(page: Page, where: string) {
  const bar = page.getByRole("banner");
  const help = bar.locator("[href='#help-now']");
  const pages = bar.getByRole("navigation").or(bar.locator("button[aria-haspopup='dialog']"));
  const controls = await bar.getByRole("link").or(bar.getByRole("button")).all();
  for (const part of [help, pages.filter({ visible: true }), ...controls]) {
    await expect.soft(part, where).toBeInViewport({ ratio: 1 });
  }
  expect.soft(await page.evaluate(covered, "body > header :is(a, button)"), where).toEqual([]);
}

/** Returns the controls that something else covers. */
function covered(selector: string) {
  return [...document.querySelectorAll(selector)]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there && !control.contains(there) && !there.contains(control);
    })
    .map((control) => control.textContent);
}

/** Each word is twice as long. */
function lengthenWords() {
  document.documentElement.lang = "ta";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (text.parentElement?.closest("script, style")) continue;
    text.data = text.data.replace(/\p{L}+/gu, "$&$&");
  }
}

/** Sets the page from right to left, as for Urdu. */
function turnRound() {
  Object.assign(document.documentElement, { lang: "ur", dir: "rtl" });
  for (const details of document.querySelectorAll("details")) details.open = true;
}

/** Phone numbers whose end stands left of their beginning. */
function reversedNumbers() {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: number, index } of text.data.matchAll(/\+?\d[\d -]{3,}\d/g)) {
      const [first, last] = [index, index + number.length - 1].map((place) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect();
      });
      if (first && last && last.top === first.top && last.left < first.left) found.push(number);
    }
  }
  return found;
}
