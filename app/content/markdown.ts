import { fromMarkdown } from "mdast-util-from-markdown";

type MarkdownNode = ReturnType<typeof fromMarkdown>["children"][number];

/** As much of a node as its words need, in Markdown (mdast) or in HTML (hast). */
type AnyNode = { type: string; value?: string; children?: readonly AnyNode[] };

/** The words of a node, without the emphasis, links and code around them. */
export function textOf({ value = "", children = [] }: AnyNode): string {
  return value + children.map(textOf).join("");
}

/** The main headings of a text, in plain words. */
export function headingsOf(text: string) {
  return fromMarkdown(text)
    .children.filter((node) => node.type === "heading" && node.depth === 2)
    .map(textOf);
}

/** Every node of a text. */
export function markdownNodes(text: string) {
  return withDescendants(fromMarkdown(text).children);
}

function withDescendants(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => [
    node,
    ...("children" in node ? withDescendants(node.children) : []),
  ]);
}
