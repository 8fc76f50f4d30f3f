import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** An element of a page, as browsers read it. */
export type PageElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Text directly in the element. */
  text: string;
  /** The start tag as it is written. `start` is its offset in the page. */
  tag: string;
  start: number;
};

/** Returns the elements that are written in a page, in their order. */
export function elementsOf(html: string): PageElement[] {
  return [...walk(parse(html, { sourceCodeLocationInfo: true }))];

  function* walk(node: Node): Generator<PageElement> {
    const place = "tagName" in node && node.sourceCodeLocation?.startTag;
    // The parser adds what a page leaves out, such as its body.
    if (place) yield pageElement(node, html.slice(place.startOffset, place.endOffset));
    if ("content" in node) yield* walk(node.content);
    if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
  }
}

function pageElement(element: DefaultTreeAdapterTypes.Element, tag: string): PageElement {
  return {
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    tag,
    start: element.sourceCodeLocation?.startOffset ?? 0,
  };
}
