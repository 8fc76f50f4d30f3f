import postcss, { type Root } from "postcss";

/** Reads a stylesheet once, and gives each page the part of it that can apply there. */
export function usedStyles(styles: string): (classes: ReadonlySet<string>) => string {
  const stylesheet = postcss.parse(styles);
  const known = new Map<string, string>();
  return (classes) => {
    const key = [...classes].sort().join(" ");
    const part = known.get(key) ?? partFor(stylesheet, classes);
    known.set(key, part);
    return part;
  };
}

/** A selector that asks for a class which nothing on the page has can be left out. */
function partFor(stylesheet: Root, classes: ReadonlySet<string>): string {
  const part = stylesheet.clone();
  part.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => {
      return classesOf(selector).every((name) => classes.has(name));
    });
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  part.walkAtRules((atRule) => {
    // What stands in an at-rule may all have gone; those without a block hold none.
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  return part.toString();
}

/** What a selector asks for; what it asks not to be there does not count. */
function classesOf(selector: string): string[] {
  const positive = selector.replaceAll(/:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  return [...positive.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
}

/** The classes that stand in a document, or in the source of what will be one. */
export function classesIn(markup: string): Set<string> {
  const attributes = markup.matchAll(/ class(?:Name)?="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = ""]) => names.split(" ")));
}

/** The classes that a stylesheet has something to say about. */
export function classesStyledBy(styles: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(styles).walkRules((rule) => {
    for (const name of classesOf(rule.selector)) names.add(name);
  });
  return names;
}
