import { fromMarkdown } from "mdast-util-from-markdown";

type MarkdownTree = ReturnType<typeof fromMarkdown>;
type MarkdownNode = MarkdownTree["children"][number];

/** The part of a node that its words need, in Markdown (mdast) or HTML (hast). */
type AnyNode = { type: string; value?: string; children?: readonly AnyNode[] };

/** Trees of the last texts: a long one takes 10 ms, and several checks and the page need it. */
const trees = new Map<string, MarkdownTree>();

/** The tree of a text. Only this function parses Markdown. */
export function parseMarkdown(text: string): MarkdownTree {
  const known = trees.get(text);
  if (known) return known;
  if (trees.size > 500) trees.clear();
  const tree = fromMarkdown(text);
  trees.set(text, tree);
  return tree;
}

/** The words of a node, without the emphasis, links and code around them. */
export function textOf({ value = "", children = [] }: AnyNode): string {
  return value + children.map(textOf).join("");
}

/** The main headings of a text, in plain words. */
export function headingsOf(text: string) {
  return parseMarkdown(text).children.filter(isMainHeading).map(textOf);
}

/** True for a heading that begins a section of the page. */
export function isMainHeading(node: MarkdownNode) {
  return node.type === "heading" && node.depth === 2;
}

const nodes = new WeakMap<MarkdownTree, readonly MarkdownNode[]>();

/** Every node of a text, in its order. */
export function markdownNodes(text: string) {
  const tree = parseMarkdown(text);
  const all = nodes.get(tree) ?? withDescendants(tree.children);
  nodes.set(tree, all);
  return all;
}

function withDescendants(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => [
    node,
    ...("children" in node ? withDescendants(node.children) : []),
  ]);
}

/** The line on which a node begins, counted from one. */
export function lineOf({ position }: MarkdownNode) {
  return position?.start.line ?? 1;
}

/** A node as it is written. */
export function sourceOf(text: string, { position }: MarkdownNode) {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** Returns start and end of each URL of a link or picture in a text, in order. */
export function addressesIn(text: string) {
  // Most texts have none, and need no parser.
  const nodes = text.includes("](") ? markdownNodes(text) : [];
  return nodes
    .filter(({ type }) => type === "link" || type === "image")
    .flatMap((node) => {
      const length = sourceOf(text, node).lastIndexOf("](");
      const { start, end } = node.position ?? {};
      if (start?.offset === undefined || end?.offset === undefined || length < 0) return [];
      return [{ start: start.offset + length + 2, end: end.offset - 1 }];
    })
    .toSorted((one, other) => one.start - other.start);
}
