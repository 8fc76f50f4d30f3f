import { Window } from "happy-dom";
import { urlOf } from "../../app/lib/links";
import { routes } from "../../app/routes";
import { render } from "../../build/render";

const parser = new new Window().DOMParser();

const paths = [...routes.map(({ path }) => path), "/404", "/map.html"];

/** Every document of the edition as the build writes it, by its path. */
export const sources = new Map<string, string>();
for (const path of paths) sources.set(path, String((await render(urlOf(path), "")).body));

/** The same, parsed. */
export const documents = new Map([...sources].map(([path, html]) => [path, parse(html)]));

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
