import type { Declaration, Root } from "postcss";

/**
 * Writes the values of custom properties where they are used, unless they can have others: in
 * another colour scheme, on paper, or within a component. The browser then has nothing to look up
 * for every element.
 */
export function settleProperties(stylesheet: Root) {
  const declarations = new Map<string, Declaration[]>();
  stylesheet.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [
      ...(declarations.get(declaration.prop) ?? []),
      declaration,
    ]);
  });
  const settled = new Map<string, string>();
  for (const [name, [only, ...others]] of declarations) {
    if (only && others.length === 0 && isEverywhere(only)) settled.set(name, only.value);
  }

  function settle(value: string): string {
    return value.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const known = settled.get(name);
      return known === undefined ? use : settle(known);
    });
  }

  stylesheet.walkDecls((declaration) => {
    declaration.value = settle(declaration.value);
  });
}

/** On the root element, whatever the conditions. */
function isEverywhere({ parent }: Declaration): boolean {
  if (parent?.type !== "rule" || !("selector" in parent) || parent.selector !== ":root") {
    return false;
  }
  const outer = parent.parent;
  return (
    outer?.type === "root" ||
    (outer?.type === "atrule" && "name" in outer && outer.name === "layer")
  );
}

/** Leaves out custom properties that nothing asks for. */
export function dropUnusedProperties(part: Root) {
  const used = new Set<string>();
  part.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
  });
  let hasDropped = false;
  part.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    hasDropped = true;
  });
  // What only they have asked for is now unused, too.
  if (hasDropped) dropUnusedProperties(part);
}
