import { type FieldPath, valueAt } from "../app/content/schemas/value-at.ts";

/**
 * Name of a fact, like `social.url`. An entry of a list is named by its first words, because it may
 * move; a list around it, by its number: `groups.0.items.How much is it?`.
 */
export function factOf(path: FieldPath, value: unknown) {
  const key = typeof path.at(-1) === "number" ? firstWordsOf(value) : path.at(-1);
  return [...path.slice(0, -1), key].join(".");
}

function firstWordsOf(entry: unknown) {
  const texts = typeof entry === "object" ? Object.values(entry ?? {}) : [entry];
  return texts.find((text) => typeof text === "string");
}

/** Returns the path of a fact in the English fields of an entry, or nothing if it isn't there. */
export function pathOf(fields: unknown, fact: string): FieldPath | undefined {
  if (Array.isArray(fields)) {
    const index = fields.findIndex((entry) => factOf([0], entry) === fact);
    if (index >= 0) return [index];
    const [, number, inner] = /^(\d+)\.(.+)$/s.exec(fact) ?? [];
    const rest = inner ? pathOf(fields[Number(number)], inner) : undefined;
    return rest && [Number(number), ...rest];
  }
  for (const [name, part] of Object.entries(Object(fields))) {
    if (part === undefined) continue;
    if (fact === name) return [name];
    if (typeof part !== "object" || !fact.startsWith(`${name}.`)) continue;
    const rest = pathOf(part, fact.slice(name.length + 1));
    if (rest) return [name, ...rest];
  }
  return undefined;
}

/** Returns what the English fields of an entry say of a fact. */
export function factValue(fields: unknown, fact: string) {
  const path = pathOf(fields, fact);
  return path && valueAt(fields, path);
}
