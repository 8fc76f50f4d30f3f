import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { isFolder } from "../app/content/collections.ts";
import { readContent } from "../app/content/read-content.ts";
import { contentSchema } from "../app/content/schemas/content.ts";
import type { FieldPath } from "../app/content/schemas/value-at.ts";
import { noteSourceTexts, wordsIn } from "../app/content/translation.ts";

const language = "hi";

/**
 * Adds a second language to a practice for tests: its English, letter by letter in Devanagari. So
 * every word of a page that comes from elsewhere than the content is seen at once.
 */
export function addPseudoHindi(folder: string) {
  const { raw, known } = readContent(folder);
  const schema = contentSchema(known);
  const files = new Map<string, Record<string, unknown>>();
  for (const path of wordsIn(schema, raw)) {
    const length = isFolder(path[0]) ? 2 : 1;
    const file = path.slice(0, length).join("/");
    const words = files.get(file) ?? {};
    files.set(file, words);
    const own = path.join(".") === "words.language" ? "hi-IN" : inDevanagari(valueAt(raw, path));
    put(words, path.slice(length), own);
  }
  for (const [file, { body, ...fields }] of files) {
    const place = join(folder, language, body ? `${file}.md` : `${file}.yml`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, body ? `---\n${stringify(fields)}---\n\n${body}\n` : stringify(fields));
  }
  const practice = join(folder, "practice.yml");
  writeFileSync(practice, `${readFileSync(practice, "utf8").trim()}\nalsoIn: [${language}]\n`);
  noteSourceTexts(folder, { language, schema, raw }, () => true);
}

const devanagari = [..."अबचदएफगहइजकलमनओपकरसतउववकयज"];

/** Writes a text in Devanagari, except placeholders, targets of links and names of tags. */
export function inDevanagari(text: unknown) {
  const kept = /(\{\{?[\w-]+\}?\}|\]\([^)]*\))/;
  return String(text)
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, letter)))
    .join("");
}

function letter(latin: string) {
  return devanagari[latin.toLowerCase().charCodeAt(0) - 97] ?? latin;
}

type Part = Record<PropertyKey, unknown>;

function valueAt(value: unknown, path: FieldPath) {
  return path.reduce<unknown>((part, key) => (part as Part)[key], value);
}

/** Lists are made where a key is a number. */
function put(target: Part, [key = "", ...rest]: FieldPath, value: string) {
  if (rest.length === 0) target[key] = value;
  else {
    target[key] ??= typeof rest[0] === "number" ? [] : {};
    put(target[key] as Part, rest, value);
  }
}
