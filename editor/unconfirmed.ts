import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { readYaml } from "../app/content/read-yaml.ts";
import type { FieldPath } from "../app/content/schemas/value-at.ts";
import { pathOf } from "./facts.ts";
import type { Look } from "./forms.ts";

/** File that names, by entry, the facts that came with the project and that nobody confirmed. */
export const unconfirmedFile = ".unconfirmed.yml";

/** Names of facts, by entry. */
export function parseUnconfirmed(text: string) {
  const lists = Object.entries(Object(readYaml(text))).filter(([, facts]) => Array.isArray(facts));
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

/** Finds the unconfirmed facts in a folder of content. */
export function findUnconfirmed(folder: string, { entryAt }: Pick<Look, "entryAt">) {
  const file = join(folder, unconfirmedFile);
  const all = existsSync(file) ? parseUnconfirmed(readFileSync(file, "utf8")) : {};
  return Object.entries(all).flatMap(([id, facts]): Unconfirmed[] => {
    return facts.flatMap((fact) => {
      const path = pathOf(entryAt(id)?.values, String(fact));
      return path ? [{ id, path }] : [];
    });
  });
}
