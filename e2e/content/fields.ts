import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { beforeAll, describe, expect, test } from "vitest";
import { parseMarkdown, textOf } from "../../app/content/markdown";
import { readValidContent } from "../../app/content/read-content";
import { readSiteVariants } from "../../app/content/read-site";
import { contentSchema } from "../../app/content/schemas/content";
import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import { placeIn, wordsIn } from "../../app/content/translation";
import { markedSite } from "../../build/marked-site";
import { inOneLine, type RenderedSite } from "./pages";

type Node = DefaultTreeAdapterTypes.Node;

/** Fields whose text pages show from another field, which says the same. */
const notFound = [
  "pages/therapists finder.meets.question",
  "pages/home title",
  "practice mapQuery",
  "forms/sending urgent",
];

/** A text on a page, the element that holds it, and its field: with the line of a long text. */
export type Picked = readonly [url: string, element: string, text: string, field: string];

/**
 * Checks that each text on a page in the editor says its field: on all pages of a practice in all its
 * languages, or only for texts that are picked.
 */
export function checkFields(rendered: readonly RenderedSite[], picked: readonly Picked[] = []) {
  const [{ folder }] = rendered as [RenderedSite];
  const pages: { url: string; plain: string; framed: string; text: string; found: Found[] }[] = [];

  beforeAll(async () => {
    const [first, ...others] = rendered.map(({ site }) => site);
    if (!first) return;
    const marked = markedSite([first, ...others], folder);
    for (const { site, sources } of rendered) {
      for (const [path, plain] of sources) {
        const url = `${site.base}${path}`.replace(/(?<=.)\/$/, "");
        const framed = await marked.fieldsIn(url, plain);
        pages.push({ url, plain, framed, ...read(framed) });
      }
    }
  });

  describe("In the editor", () => {
    test("a page is the page of visitors, but for its fields", () => {
      for (const { url, plain, framed } of pages) {
        expect(framed.replace(/ data-fields='[^']*'/g, "") === plain, url).toBe(true);
        expect(framed === plain, url).toBe(false);
      }
    });

    test("no mark is left on a page", () => {
      const left = /[\u{F0000}-\u{10FFFF}]|%F[34]%[89AB]\w%/iu;
      expect(pages.filter(({ framed }) => left.test(framed)).map(({ url }) => url)).toEqual([]);
    });

    test.each(picked)("on %s, the %s “%s” leads to %s", (url, element, text, field) => {
      const found = pages.find((page) => page.url === url)?.found ?? [];
      const own = found.filter((one) => one.text === text && one.element === element);
      expect(own.map(({ field, line }) => [field, ...line].join(" "))).toContain(field);
    });

    // Picked pages show a part of the texts.
    if (picked.length > 0) return;
    test("every text that a page shows leads to its field", () => {
      const texts = textsOf(folder);
      const shown = texts.filter(({ text }) => pages.some((page) => page.text.includes(text)));
      const found = new Map<string, string>();
      for (const { field, text } of pages.flatMap((page) => page.found)) {
        const key = inAnyPlace(field);
        found.set(key, `${found.get(key) ?? ""}\n${text}`);
      }
      const missing = shown.filter(({ field, text }) => {
        return !found.get(inAnyPlace(field))?.includes(text);
      });
      const isKnown = (field: string) => notFound.includes(field.replace(/ [a-z]{2}\./, " "));
      expect(missing.filter(({ field }) => !isKnown(field))).toEqual([]);
      expect(missing.length / shown.length).toBeLessThan(0.02);
      expect(shown.length).toBeGreaterThan(100);
    });
  });
}

type Noted = [id: string, name: string, line: number | null, start?: number, end?: number];

/** Pages omit list entries whose fact is missing, which moves the others. */
function inAnyPlace(field: string) {
  return field.replace(/\.\d+/g, ".#");
}

/** A text of a page, and the entry, field and line that it says. */
type Found = { element: string; field: string; line: readonly number[]; text: string };

/** Reads a page as the editor does: which letters say that they are of which field. */
function read(html: string) {
  const found: Found[] = [];
  const text = textIn(parse(html));
  return { text: inOneLine(text), found };

  function textIn(node: Node): string {
    if (node.nodeName === "#text" && "value" in node) return node.value;
    if (/^(head|script|style|noscript|template)$/.test(node.nodeName)) return "";
    const text = "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
    if (!("attrs" in node)) return text;
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    const noted: Noted[] = JSON.parse(attribute("data-fields") ?? "[]");
    for (const [id, name, line, start, end] of noted) {
      const [element, field] = [node.tagName, `${id} ${name}`];
      const own = start === undefined ? (attribute("alt") ?? "") : text.slice(start, end);
      found.push({ element, field, line: line === null ? [] : [line], text: inOneLine(own) });
    }
    return text;
  }
}

/**
 * Returns the texts of a content, with facts and without Markdown. Omits short ones, which could be
 * anywhere, and text after a placeholder that only the page fills.
 */
function textsOf(folder: string) {
  const { raw, known } = readValidContent(folder);
  const paths = wordsIn(contentSchema(known), raw);
  return readSiteVariants(folder).variants.flatMap(({ base, content }) => {
    return paths.flatMap((path) => {
      const { file, field } = placeIn(path);
      const name = `${file} ${base && `${base.slice(1)}.`}${field}`;
      return wordsAt(content, path).flatMap((words) => {
        const [text = ""] = words
          .split(/\{\w+\}/)
          .map((part) => inOneLine(part.replace(/\.$/, "")));
        return text.length > 15 ? [{ field: name, text }] : [];
      });
    });
  });
}

function wordsAt(content: unknown, path: FieldPath): string[] {
  const value = valueAt(content, path);
  if (Array.isArray(value)) return value;
  if (typeof value !== "string") return [];
  if (path.at(-1) !== "body") return [value];
  return parseMarkdown(value).children.flatMap((block) => {
    return block.type === "paragraph" || block.type === "heading" ? textOf(block).split("\n") : [];
  });
}
