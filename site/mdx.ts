import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";

/**
 * Compiles long prose written as Markdown (`*.mdx`) to React components, and lists its main
 * headings as `headings`.
 */
export function mdx(): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    async transform(source, id) {
      if (!id.endsWith(".mdx")) return;
      const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      const file = await compile({ value: source, path: id });
      return `${file}\nexport const headings = ${JSON.stringify(headings)};`;
    },
  };
}
