import { edition } from "virtual:content";
import { afterAll, expect, test } from "vitest";
import { changed, fingerprints, leftOutLine } from "./as-it-came";
import came from "./as-it-came.json";
import { documents, wordsOf } from "./pages";

/** One name or several. That of a folder of the content stands for all files in it. */
type Names = string | readonly string[];

/** How many of something there are, or the words of each. */
export type Seen = number | "some" | readonly string[];

/**
 * What a part of a page shows. In words, `…` stands for any others. A link is written as its words
 * and its target, a choice of a form as its value and its words.
 */
type Part = {
  /** Words that stand there. */
  text?: readonly string[];
  /** Words that do not, in small letters. */
  never?: readonly string[];
  /** Links that stand there. None of the same words leads elsewhere. */
  links?: readonly string[];
  /** The names of all fields of a form. */
  fields?: readonly string[];
  /** All elements of a selector. */
  [selector: string]: Seen | undefined;
};

/** For what no file says, so that no owner changes it. */
export const code: Names = [];
export const everyFile = Object.keys(came);
export const everyPage = [...documents.keys()].filter((path) => path !== "/map.html");

const now = fingerprints(edition.folder);
const leftOut: string[][] = [];

/**
 * The part of a page is called by its name for screen readers, which is mostly the heading above
 * it, or by a selector, which starts with a small letter or a sign.
 */
export function row(paths: Names, files: Names, part: string, shown: Part) {
  const where = paths === everyPage ? "every page" : [paths].flat().join(", ");
  fact(`${where}: ${part}`, files, () => {
    for (const path of [paths].flat()) expectShown(path, part, shown);
  });
}

/** All pages of a section; those that are in none are in `/`. */
export function pages(section: string, files: Names, expected: readonly string[]) {
  fact(`the pages of ${section}`, files, () => {
    const found = everyPage.filter((path) => {
      return path !== "/404" && (path.slice(0, path.lastIndexOf("/")) || "/") === section;
    });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
}

/** Words that are in the content, and on a page only when a script shows them. */
export function says(files: Names, words: object, expected: object) {
  fact(Object.values(expected).join(" "), files, () => expect(words).toEqual(expected));
}

function fact(name: string, files: Names, check: () => void) {
  const owned = changed([files].flat(), came, now);
  if (owned.length > 0) leftOut.push(owned);
  test.skipIf(owned.length > 0)(name, check);
}

afterAll(() => {
  // biome-ignore lint/suspicious/noConsole: the owner is to know what is no longer checked
  if (leftOut.length > 0) console.log(leftOutLine(leftOut.flat(), leftOut.length));
});

function expectShown(path: string, name: string, shown: Part) {
  const { text = [], never = [], links = [], fields, ...lists } = shown;
  const part = partOf(path, name);
  const words = wordsOf(part);
  for (const expected of text) expect(words, path).toMatch(pattern(expected));
  for (const unwanted of never) expect(words.toLowerCase(), path).not.toContain(unwanted);

  const found = elementsIn(part, "a");
  for (const link of links) {
    const alike = found.filter((other) => wordsOfLink(other) === wordsOfLink(link));
    expect([...new Set(alike)], path).toEqual([link]);
  }
  if (fields) {
    const names = [...part.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));
    expect([...new Set(names)], path).toEqual(fields);
  }
  for (const [selector, expected] of Object.entries(lists)) {
    const all = elementsIn(part, selector);
    if (expected === "some") expect(all, path).not.toEqual([]);
    else if (typeof expected === "number") expect(all, path).toHaveLength(expected);
    else
      expect(all, path).toEqual(expected?.map((one) => expect.stringMatching(pattern(one, true))));
  }
}

function partOf(path: string, name: string) {
  const page = documents.get(path);
  const part = /^[A-Z]/.test(name)
    ? [...(page?.querySelectorAll("[aria-label], [aria-labelledby]") ?? [])].find((element) => {
        return nameOf(element) === name;
      })
    : page?.querySelector(name);
  if (!part) throw new Error(`${path} has no part '${name}'`);
  return part;
}

function nameOf(element: Element) {
  const id = element.getAttribute("aria-labelledby");
  const label = id && element.ownerDocument.getElementById(id);
  return label ? wordsOf(label) : element.getAttribute("aria-label");
}

function elementsIn(part: Element, selector: string) {
  return [...part.querySelectorAll(selector)].map((element) => {
    const words = wordsOf(element);
    const target = element.getAttribute("href");
    const isElsewhere = element.getAttribute("target") === "_blank";
    if (target !== null) return `${words} → ${target}${isElsewhere ? " (new tab)" : ""}`.trim();
    if (!element.matches("input, option")) return words;
    return `${element.getAttribute("value")}: ${wordsOf(element.closest("label") ?? element)}`;
  });
}

export function wordsOfLink(link: string) {
  return link.slice(0, link.indexOf(" →"));
}

export function targetOfLink(link: string) {
  return link.slice(link.indexOf("→ ") + 2);
}

/** Words in which `…` stands for any others. */
function pattern(words: string, isWhole = false) {
  const any = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*");
  return new RegExp(isWhole ? `^${any}$` : any);
}
