import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { type Marks, placeOfNumber, readMarks, withoutMarks } from "./marks";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Letters of a page's text that come from a place of the content. */
type Spot = { number: number; start: number; end: number };

type PageText = {
  text: string;
  /** Text nodes with their marks, in the order of the page. */
  nodes: readonly { element: Element; marked: string; start: number; end: number }[];
  /** Attributes that are read aloud. */
  spoken: readonly { element: Element; name: string; value: string }[];
};

/** Elements whose text is never shown, or only without scripts. */
const unseen = /^(head|script|style|noscript|template)$/;
/** Elements that don't begin a new line. */
const inline = /^(a|abbr|b|button|em|i|q|small|span|strong|time|wbr)$/;
const readAloud = ["alt", "aria-label", "placeholder", "title"];

/** Returns where the body begins. Parsing the styles in the head would take half of the time. */
function startOfBody(html: string) {
  return Math.max(0, html.indexOf("<body"));
}

/** Reads the text of a page, without marks, and which letters belong to which element. */
function textOf(html: string, options?: { sourceCodeLocationInfo: boolean }): PageText {
  const nodes: PageText["nodes"][number][] = [];
  const spoken: PageText["spoken"][number][] = [];
  let text = "";
  read(parse(html.slice(startOfBody(html)), options ?? {}));
  return { text, nodes, spoken };

  function read(node: Node) {
    if ("tagName" in node) {
      if (unseen.test(node.tagName)) return;
      for (const { name, value } of node.attrs) {
        if (readAloud.includes(name)) spoken.push({ element: node, name, value });
      }
    }
    if (node.nodeName === "#text" && "value" in node && node.parentNode) {
      const start = text.length;
      text += withoutMarks(node.value);
      const element = node.parentNode as Element;
      nodes.push({ element, marked: node.value, start, end: text.length });
    }
    if ("childNodes" in node) for (const child of node.childNodes) read(child);
  }
}

/** Returns the nearest block element around a text. */
function blockOf(element: Element): Node {
  const parent = element.parentNode;
  return inline.test(element.tagName) && parent && "tagName" in parent ? blockOf(parent) : element;
}

/** Finds which letters of a page come from which field. */
function spotsIn({ nodes, text }: PageText, marks: Marks): Spot[] {
  const spots: Spot[] = [];
  /** Starts of texts whose end hasn't been read yet. */
  const open = new Map<number, { start: number; end: number; block: Node }>();
  /** Start of the next line of Markdown, by the element around it. */
  const lineStarts = new Map<Node, number>();

  for (const { element, marked, start, end } of nodes) {
    const block = blockOf(element);
    let at = start;
    if (!lineStarts.has(block)) lineStarts.set(block, start);
    for (const { words, number, isOpening } of readMarks(marked)) {
      at += words.length;
      if (number === undefined) continue;
      const begun = open.get(number);
      if (isOpening) {
        if (begun) add(number, begun.start, begun.end);
        open.set(number, { start: at, end, block });
      } else if (marks[number]?.isMarkdown) {
        add(number, lineStarts.get(block) ?? start, at);
        lineStarts.set(block, at);
      } else {
        // A page may show only the beginning or the end of a text.
        if (begun?.block === block) add(number, begun.start, at);
        else add(number, start, at);
        if (begun && begun.block !== block) add(number, begun.start, begun.end);
        open.delete(number);
      }
    }
  }
  for (const [number, { start, end }] of open) add(number, start, end);
  return spots;

  function add(number: number, from: number, to: number) {
    const words = text.slice(from, to);
    const start = from + words.length - words.trimStart().length;
    const end = to - words.length + words.trimEnd().length;
    if (start < end) spots.push({ number, start, end });
  }
}

/** A number as it is worded: 1,500. */
const digits = /₹?\d+(?:,\d+)*/g;

/** Texts by which a page with other numbers may be longer or shorter at a place. */
const lookAhead = 20;

/** Finds the numbers of a page in its counted rendering, by the words around them. */
function numbersIn(plain: PageText, counted: PageText, marks: Marks): Spot[] {
  const textsOf = ({ text, nodes }: PageText) =>
    nodes.map(({ start, end }) => text.slice(start, end));
  const wordsOf = (text: string) => text.replace(digits, "0");
  const others = textsOf(counted);
  let next = 0;
  return textsOf(plain).flatMap((text, index) => {
    const same = others
      .slice(next, next + lookAhead)
      .findIndex((other) => wordsOf(other) === wordsOf(text));
    if (same < 0) return [];
    next += same + 1;
    const counts = [...(others[next - 1] ?? "").matchAll(digits)];
    return [...text.matchAll(digits)].flatMap(({ 0: number, index: at }, which) => {
      const place = placeOfNumber(counts[which]?.[0] ?? "");
      const start = (plain.nodes[index]?.start ?? 0) + at;
      return marks[place] ? [{ number: place, start, end: start + number.length }] : [];
    });
  });
}

export function marksIn(value: string) {
  return readMarks(value).flatMap(({ number }) => number ?? []);
}

/** A page with marks, and one whose numbers count their places. */
type Measured = { marked: string; counted: string };

/**
 * Returns a page whose elements say in `data-fields` which fields they show: `[entry, field, line]`,
 * and for a text its first and last letter. Undefined if the marked page has another text, so that
 * nothing is known for certain.
 */
export function withFields(html: string, measured: Measured, marks: Marks) {
  const [plain, marked] = [textOf(html, { sourceCodeLocationInfo: true }), textOf(measured.marked)];
  if (plain.text !== marked.text) return undefined;
  const fields = new Map<Element, unknown[]>();
  const ranges = rangesIn(plain);

  for (const { number, start, end } of [
    ...spotsIn(marked, marks),
    ...numbersIn(plain, textOf(measured.counted), marks),
  ]) {
    const node = plain.nodes.find((node) => node.start <= start && start < node.end);
    let element = node?.element;
    while (element && (ranges.get(element)?.end ?? 0) < end) element = parentOf(element);
    const first = element && ranges.get(element)?.start;
    if (element && first !== undefined) note(element, number, start - first, end - first);
  }
  for (const [index, { element, name, value }] of plain.spoken.entries()) {
    const other = marked.spoken[index];
    if (other?.name !== name || withoutMarks(other.value) !== value) continue;
    const [number] = marksIn(other.value);
    if (number !== undefined) note(element, number);
  }

  const written = [...fields].flatMap(([{ sourceCodeLocation, tagName }, all]) => {
    const tag = sourceCodeLocation?.startTag;
    const at = (tag?.startOffset ?? 0) + 1 + tagName.length + startOfBody(html);
    return tag ? [{ at, all }] : [];
  });
  let done = 0;
  const parts = written
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, all }) => {
      const before = html.slice(done, at);
      done = at;
      return `${before} data-fields='${inAttribute(JSON.stringify(all))}'`;
    });
  return parts.join("") + html.slice(done);

  function note(element: Element, number: number, ...letters: number[]) {
    const { id, field, line = null } = marks[number] ?? {};
    fields.set(element, [...(fields.get(element) ?? []), [id, field, line, ...letters]]);
  }
}

/** Returns where the text of each element begins and ends. */
function rangesIn({ nodes }: PageText) {
  const ranges = new Map<Element, { start: number; end: number }>();
  for (const { element, start, end } of nodes) {
    for (let around: Element | undefined = element; around; around = parentOf(around)) {
      ranges.set(around, { start: ranges.get(around)?.start ?? start, end });
    }
  }
  return ranges;
}

function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && "tagName" in parentNode ? parentNode : undefined;
}

function inAttribute(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
}
