const files = import.meta.glob<string>(["../drawings/*.svg", "!**/{hero,mark}.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The URL of one of our drawings: those of the pages that are about no one thing. The mark and home's
 * picture stand inside the pages.
 */
export function drawing(name: string): string {
  const address = files[`../drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing app/drawings/${name}.svg.`);
  return address;
}

/**
 * A drawing that stands inside a page, where it waits for nothing: its shapes, and its styles, which
 * go with those of the page.
 */
export function inlineDrawing(svg: string) {
  const [style = "", styles = ""] = svg.match(/<style>(.*?)<\/style>/s) ?? [];
  return { shapes: svg.replace(style, ""), styles };
}
