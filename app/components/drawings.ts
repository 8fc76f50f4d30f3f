const files = import.meta.glob<string>(["../drawings/*.svg", "!../drawings/mark.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/** The URL of one of our drawings. Pages about one thing have a drawing named by its slug. */
export function drawing(name: string): string {
  const address = files[`../drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing app/drawings/${name}.svg.`);
  return address;
}
