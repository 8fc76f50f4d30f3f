import { Window } from "happy-dom";
import { base } from "../../app/content/edition";
import * as renderer from "../../build/render";

const parser = new new Window().DOMParser();

/** Every document of the edition as the build writes it, by its path. */
export const sources = await renderPages(renderer, base);

/** The same, parsed. */
export const documents = new Map([...sources].map(([path, html]) => [path, parse(html)]));

/** All pages of an edition, by their paths without the one that it stands under. */
export async function renderPages({ paths, render }: typeof renderer, base: string) {
  const pages = paths.filter((path) => !path.includes(".") || path.endsWith(".html"));
  const found = new Map<string, string>();
  for (const url of pages) {
    found.set(url.slice(base.length) || "/", String((await render(url, "")).body));
  }
  return found;
}

export function parse(text: string, type: "text/html" | "application/xml" = "text/html") {
  // Nothing here needs more than what the standard and Happy DOM have in common.
  return parser.parseFromString(text, type) as unknown as Document;
}

/** The words of an element as they are seen. */
export function wordsOf(element: Element) {
  return inOneLine(textIn(element));
}

export function inOneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** These stand within a line; after any other element, something else begins. */
const inline = /^(a|abbr|em|q|span|strong|time|wbr)$/i;

function textIn(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeName === "#text") return node.textContent;
    return isElement(node) && !node.classList.contains("visually-hidden") ? textIn(node) : "";
  });
  return parts.join("") + (inline.test(element.nodeName) ? "" : " ");
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
