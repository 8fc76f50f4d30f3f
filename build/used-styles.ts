import postcss, { type AtRule, type Root, type Rule } from "postcss";
import { dropUnusedProperties, settleProperties } from "./custom-properties";

/** The classes of a page, and of its top, which is painted first. */
type PageClasses = { all: ReadonlySet<string>; first: ReadonlySet<string> };

/** What a page has for styles: those of its top, and where the rest of it begins, all others. */
type PageStyles = { first: string; later: string };

/** Reads a stylesheet once, and gives each page the part of it that can apply there. */
export function usedStyles(styles: string): (classes: PageClasses) => PageStyles {
  const stylesheet = postcss.parse(styles);
  settleProperties(stylesheet);
  const known = new Map<string, PageStyles>();
  return (classes) => {
    const key = [classes.first, classes.all].map((names) => [...names].sort().join(" ")).join();
    const parts = known.get(key) ?? partsFor(stylesheet, classes);
    known.set(key, parts);
    return parts;
  };
}

function partsFor(stylesheet: Root, classes: PageClasses): PageStyles {
  const page = partFor(stylesheet, new Set([...classes.first, ...classes.all]));
  dropUnusedProperties(page);
  const first = partFor(page, classes.first);
  dropEmptyBlocks(first);
  const later = partFor(page, classes.all);
  dropBeforeLater(later, classes.first);
  return { first: first.toString(), later: later.toString() };
}

function partFor(stylesheet: Root, classes: ReadonlySet<string>): Root {
  const part = stylesheet.clone();
  part.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return part;
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

/**
 * Leaves out what stands before the first rule for the rest of the page: the top has it. From
 * there on all is repeated, so that rules win over each other as they do in the whole stylesheet.
 */
function dropBeforeLater(part: Root, first: ReadonlySet<string>) {
  let hasBegun = false;
  part.walkRules((rule) => {
    hasBegun ||= isLater(rule, first);
    if (!hasBegun) rule.remove();
  });
  // Fonts and the like need no repeating.
  for (const atRule of fromWithin(part)) {
    if (atRule.nodes?.every(({ type }) => type === "decl") ?? true) atRule.remove();
  }
}

function isLater(rule: Rule, first: ReadonlySet<string>): boolean {
  return (
    !rule.selectors.every((selector) => canMatch(selector, first)) ||
    rule.some((inner) => inner.type === "rule" && isLater(inner, first))
  );
}

/** What stands in a rule or an at-rule may all have gone; an empty layer still has its place. */
function dropEmptyBlocks(part: Root) {
  part.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  for (const atRule of fromWithin(part)) {
    if (atRule.nodes?.length === 0 && atRule.name !== "layer") atRule.remove();
  }
}

/** The at-rules of a stylesheet, each before the one that it stands in. */
function fromWithin(part: Root): AtRule[] {
  const atRules: AtRule[] = [];
  part.walkAtRules((atRule) => {
    atRules.unshift(atRule);
  });
  return atRules;
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
