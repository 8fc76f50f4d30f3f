import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { isNeeded } from "../app/content/collections.ts";
import { readNotes } from "../app/content/read-content.ts";
import { type FieldPath, textsIn, valueAt } from "../app/content/schemas/value-at.ts";
import { pathOf } from "./facts.ts";
import type { ContentSnapshot } from "./forms.ts";
import { or } from "./plain-words.ts";

/** File that names, by entry, the facts that came with the project and that nobody confirmed. */
export const unconfirmedFile = ".unconfirmed.yml";

/** Names of facts, by entry. */
export function parseUnconfirmed(text: string) {
  const lists = Object.entries(readNotes(unconfirmedFile, text)).map(([id, facts]) => {
    return [id, Array.isArray(facts) ? facts.map(String) : []] as const;
  });
  return Object.fromEntries(lists) as Readonly<Record<string, readonly string[]>>;
}

/** Returns the text of that file with other facts of an entry. */
export function unconfirmedText(before: string, id: string, facts: readonly string[]) {
  const document = parseDocument(before || "{}");
  if (document.contents && "flow" in document.contents) document.contents.flow = false;
  if (facts.length > 0) document.set(id, document.createNode(facts));
  else document.delete(id);
  return document.toString({ lineWidth: 0 });
}

export type Unconfirmed = { id: string; path: FieldPath };

/** Name of the practice that the project came with, and the pages that still have it. */
export type OldName = { fact: string; words: readonly string[]; pages: readonly string[] };

/** HTML of every page of the site, by URL. */
export type Pages = Readonly<Record<string, string>>;

/** Start of the facts of the practice that are names: `names.Green Park | ग्रीन पार्क`. */
const nameStart = "names.";

/** Returns the ways to write a name, or nothing for any other fact. */
export function namesIn(fact: string) {
  return fact.startsWith(nameStart) ? fact.slice(nameStart.length).split(or) : [];
}

/** Finds the unconfirmed facts in a folder of content. */
export function findUnconfirmed(folder: string, { entryAt }: Pick<ContentSnapshot, "entryAt">) {
  return Object.entries(readFacts(folder)).flatMap(([id, facts]): Unconfirmed[] => {
    if (!isNeeded(id)) return [];
    return facts.flatMap((fact) => {
      const path = pathOf(entryAt(id)?.values, fact);
      return path ? [{ id, path }] : [];
    });
  });
}

/**
 * Finds the names that pages still have, and that no unconfirmed fact has any more. Renders the
 * pages only if there are such names.
 */
export async function findOldNames(
  folder: string,
  look: Pick<ContentSnapshot, "entryAt">,
  render: () => Promise<Pages | undefined>,
): Promise<OldName[]> {
  const texts = findUnconfirmed(folder, look).flatMap(({ id, path }) => {
    return textsIn(valueAt(look.entryAt(id)?.values, path)).map(({ text }) => text);
  });
  const names = Object.values(readFacts(folder))
    .flat()
    .map((fact) => ({ fact, words: namesIn(fact) }))
    .filter(({ words }) => words.length > 0 && !texts.some((text) => hasName(text, words)));
  const pages = names.length > 0 ? Object.entries((await render()) ?? {}) : [];
  return names
    .map(({ fact, words }) => ({
      ...{ fact, words },
      pages: pages.flatMap(([url, html]) => (hasName(html, words) ? [url] : [])),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Tells whether a text has one of these names, as a word. */
export function hasName(text: string, names: readonly string[]) {
  return names.some((name) => {
    return new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, "u").test(text);
  });
}

function readFacts(folder: string) {
  const file = join(folder, unconfirmedFile);
  return existsSync(file) ? parseUnconfirmed(readFileSync(file, "utf8")) : {};
}
