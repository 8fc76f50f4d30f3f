import { compile } from "@mdx-js/mdx";
import type { Root } from "hast";
import type { Plugin } from "vite";

/**
 * Compiles long prose written as Markdown (`*.mdx`) to React components, and lists its main
 * headings as `headings`. Each of them begins a section.
 */
export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    async transform(source, id) {
      if (!id.endsWith(".mdx")) return;
      const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      const file = await compile(
        { value: source, path: id },
        { rehypePlugins: [() => putIntoSections] },
      );
      return `${file}\nexport const headings = ${JSON.stringify(headings)};`;
    },
  };
}

function putIntoSections(tree: Root) {
  const children: Root["children"] = [];
  let place = children;
  for (const child of tree.children) {
    if (child.type === "element" && child.tagName === "h2") {
      const section = {
        type: "element" as const,
        tagName: "section",
        properties: {},
        children: [],
      };
      children.push(section);
      place = section.children;
    }
    place.push(child);
  }
  tree.children = children;
}
