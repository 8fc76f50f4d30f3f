const files = import.meta.glob<string>(["../drawings/*.svg", "!**/{hero,mark}.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * Returns the URL of a drawing for pages that are about no single entry. The mark and the home
 * page's drawing are inline.
 */
export function drawing(name: string): string {
  const address = files[`../drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing app/drawings/${name}.svg.`);
  return address;
}

/** Returns an inline drawing, which needs no request: its shapes and, separately, its styles. */
export function inlineDrawing(svg: string) {
  const [style = "", styles = ""] = svg.match(/<style>(.*?)<\/style>/s) ?? [];
  return { shapes: svg.replace(style, ""), styles };
}
