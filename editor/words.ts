import { type FieldPath, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import type { Field, Values } from "./fields.ts";

/**
 * Text with its translation: `{ en: "Role", hi: "भूमिका", sourceText: "Role" }`. `sourceText` is the
 * English that the translation was made from. The translation is outdated if `en` differs from it.
 */
export type Words = Values & { en?: unknown; sourceText?: string };

/** Returns the fields as in the English file. */
export function inEnglish(fields: readonly Field[], values: Values) {
  return mapWords(fields, values, englishOf);
}

/** Returns a field's value as in the English file. */
export function plainPart(field: Field, part: unknown) {
  return mapPart(field, part, englishOf, []);
}

function englishOf(words: unknown) {
  const en = valueAt(words, ["en"]);
  return typeof en === "string" ? en.trim() : en;
}

/** Returns only the translated texts, at their paths. */
export function inLanguage(fields: readonly Field[], values: Values, language: string): unknown {
  let all: unknown = {};
  mapWords(fields, values, (words, path) => {
    const own = valueAt(words, [language]);
    if (own !== undefined) all = withValue(all, path, own);
  });
  return all;
}

type Map = (value: unknown, path: FieldPath) => unknown;

/** Replaces the texts of a value. */
export function mapWords(
  fields: readonly Field[],
  values: Values,
  map: Map,
  path: FieldPath = [],
): Values {
  const parts = Object.entries(values).map(([name, part]) => {
    const field = fields.find((field) => field.name === name);
    return [name, field ? mapPart(field, part, map, [...path, name]) : part];
  });
  return Object.fromEntries(parts);
}

function mapPart(
  { isWords, fields, item }: Field,
  part: unknown,
  map: Map,
  path: FieldPath,
): unknown {
  if (isWords) return map(part, path);
  if (item && Array.isArray(part)) {
    return part.map((entry, index) => mapPart(item, entry, map, [...path, index]));
  }
  const isGroup = typeof part === "object" && part !== null && !Array.isArray(part);
  return fields && isGroup ? mapWords(fields, part as Values, map, path) : part;
}
