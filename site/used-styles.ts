import postcss, { type AtRule, type Root } from "postcss";
import { dropUnusedProperties, settleProperties } from "./custom-properties";

/** Reads a stylesheet once, and gives each page the part of it that can apply there. */
export function usedStyles(styles: string): (classes: ReadonlySet<string>) => string {
  const stylesheet = postcss.parse(styles);
  settleProperties(stylesheet);
  const known = new Map<string, string>();
  return (classes) => {
    const key = [...classes].sort().join(" ");
    const part = known.get(key) ?? partFor(stylesheet, classes);
    known.set(key, part);
    return part;
  };
}

function partFor(stylesheet: Root, classes: ReadonlySet<string>): string {
  const part = stylesheet.clone();
  part.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropUnusedProperties(part);
  dropEmptyBlocks(part);
  return part.toString();
}

/** Functions in a selector that name others, with at most one more pair of brackets inside. */
const functions = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Every class that a selector asks for must be on the page; of alternatives, one must be possible. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const alternatives = [...selector.matchAll(functions)].filter(([, name]) => name !== "not");
  return (
    classesOf(selector).every((name) => classes.has(name)) &&
    alternatives.every(([, , options = ""]) => {
      return postcss.list.comma(options).some((option) => canMatch(option, classes));
    })
  );
}

/** The classes that a selector cannot do without. */
function classesOf(selector: string): string[] {
  const certain = selector.replaceAll(functions, "");
  return [...certain.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
}

/** What stands in a rule or an at-rule may all have gone; at-rules without a block hold none. */
function dropEmptyBlocks(part: Root) {
  part.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const atRules: AtRule[] = [];
  part.walkAtRules((atRule) => {
    atRules.unshift(atRule);
  });
  for (const atRule of atRules) {
    if (atRule.nodes?.length === 0) atRule.remove();
  }
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
