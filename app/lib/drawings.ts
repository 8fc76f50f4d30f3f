const files = import.meta.glob<string>(["../drawings/*.svg", "!../drawings/mark.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/** The URL of one of our drawings: those of the pages that are about no one thing. */
export function drawing(name: string): string {
  const address = files[`../drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing app/drawings/${name}.svg.`);
  return address;
}
