import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { stringify } from "yaml";
import { hindiNoticeId, isFolder, listNames, noticeId } from "./collections.ts";
import { readYaml } from "./read-yaml.ts";
import { type FieldPath, valueAt } from "./schemas/value-at.ts";

/** An invalid field. The message continues its name. */
export type Issue = {
  path: FieldPath;
  message: string;
  /** If it is wrong in the words of another language. */
  language?: string;
  /** The line of a long text, counted from one. */
  line?: number | undefined;
};

export type Raw = Record<string, Record<string, unknown>>;

/** English words that those of another language were made from, by file and field. */
export type SourceTexts = Record<string, Record<string, string>>;

/** Schema, with its inner schemas. */
export type Schema = v.GenericSchema & {
  wrapped?: Schema;
  item?: Schema;
  /** Schema of all entries of a record. */
  value?: Schema;
  entries?: Readonly<Record<string, Schema>>;
  options?: readonly Schema[];
};

/** `content/hi` holds the words of the site in Hindi. */
export function isLanguage(name: PropertyKey | undefined) {
  return /^[a-z]{2}$/.test(String(name));
}

/** Returns the paths of all words in a value. */
export function wordsIn(schema: v.GenericSchema, value: unknown, path?: FieldPath): FieldPath[] {
  return findWords(schema, value, path).map(({ path }) => path);
}

type Words = {
  path: FieldPath;
  fallsBackToEnglish?: boolean | undefined;
  mustBeCurrent?: boolean | undefined;
};

function findWords(
  of: v.GenericSchema,
  value: unknown,
  path: FieldPath = [],
  inherited: Omit<Words, "path"> = {},
): Words[] {
  const schema = of as Schema;
  const { translate, fallsBackToEnglish, mustBeCurrent } = {
    ...inherited,
    ...v.getMetadata(schema),
  } as {
    translate?: boolean;
  } & Words;
  const own = { fallsBackToEnglish, mustBeCurrent };
  if (value === undefined || translate === false) return [];
  if (schema.wrapped) return findWords(schema.wrapped, value, path, own);
  if (translate) return [{ path, ...own }];
  if (schema.item) {
    const { item } = schema;
    return (Array.isArray(value) ? value : []).flatMap((entry, index) => {
      return findWords(item, entry, [...path, index], own);
    });
  }
  // A workshop passes one option only, which is its kind.
  const fitting = schema.entries ? schema : schema.options?.find(isFitting);
  const entries = Object.entries(typeof value === "object" ? (value ?? {}) : {});
  return entries.flatMap(([name, part]) => {
    const inner = schema.value ?? fitting?.entries?.[name];
    return inner ? findWords(inner, part, [...path, name], own) : [];
  });

  function isFitting(option: Schema) {
    const kind = option.entries?.kind;
    return kind && v.is(kind, (value as { kind?: unknown }).kind);
  }
}

type Sources = {
  language: string;
  schema: v.GenericSchema;
  raw: Raw;
  words?: Raw | undefined;
};

/**
 * Returns the content in another language: the same facts, with translated words. Every field of
 * words must be translated. An entry without a file of words stays English.
 */
export function readTranslation(sources: Sources & { sourceText: SourceTexts }) {
  const { language, schema, raw, words = {}, sourceText } = sources;
  const found = findWords(schema, raw);
  const untranslated = entriesOnlyIn(raw, words);
  const translated = found.filter(({ path }) => {
    return !untranslated.some((entry) => isWithin(entry, path));
  });
  // Every site shows the notice in both languages, so it isn't among `translated`.
  const notice = noticePaths(schema, raw).map((path): Words => ({ path, mustBeCurrent: true }));
  const outdated = [...translated, ...notice].filter(({ path }) => {
    return noteOf(path, sourceText) !== String(valueAt(raw, path));
  });
  const standIns = outdated.filter(({ path, fallsBackToEnglish }) => {
    const note = noteOf(path, sourceText);
    return note === untranslatedMark || (fallsBackToEnglish && note !== undefined);
  });
  const issues = [
    ...missingWords(words, translated),
    ...needlessWords(words, found, entriesOnlyIn(words, raw)),
  ].map((issue) => ({ language, ...issue }));
  return {
    /** English replaces outdated words about facts, which `inEnglish` lists. */
    raw: withWords(raw, words, translated, standIns),
    words,
    issues: withoutDoubles([...issues, ...outdatedRequiredWords(language, outdated)]),
    untranslated: untranslated.map((entry) => entry.join("/")),
    outdated: outdated.map(({ path }) => path),
    /** Fields whose outdated words fall back to English. */
    inEnglish: standIns.map(({ path }) => path),
  };
}

/** Paths of the entries of lists that one language has and another doesn't. */
function entriesOnlyIn(one: Raw, other: Raw): FieldPath[] {
  return listNames.flatMap((name) =>
    Object.keys(one[name] ?? {})
      .filter((thing) => !other[name]?.[thing])
      .map((thing) => [name, thing]),
  );
}

function isWithin(entry: FieldPath, path: FieldPath) {
  return entry.every((key, index) => path[index] === key);
}

function withWords(raw: Raw, words: Raw, translated: readonly Words[], standIns: readonly Words[]) {
  const content = structuredClone(raw);
  const older = standIns
    .filter(({ fallsBackToEnglish }) => fallsBackToEnglish)
    .map(({ path }) => path);
  for (const { path } of translated) {
    const own = valueAt(words, path);
    if (own !== undefined && !older.includes(path)) setAt(content, path, own);
  }
  return content;
}

function missingWords(words: Raw, translated: readonly Words[]): Issue[] {
  return translated
    .filter(({ path }) => valueAt(words, path) === undefined)
    .map(({ path }) => ({ path: missingPart(words, path), message: "is missing" }));
}

/** Returns issues for translated entries and fields that have no English. */
function needlessWords(words: Raw, found: readonly Words[], gone: readonly FieldPath[]): Issue[] {
  const known = new Set(found.map(({ path }) => path.join("/")));
  const fields = leavesOf(words).filter((path) => {
    return !known.has(path.join("/")) && !gone.some((entry) => isWithin(entry, path));
  });
  return [
    ...gone.map((path) => ({ path, message: "has no English beside it: delete it" })),
    ...fields.map((path) => ({ path, message: "has no English words beside it: take it out" })),
  ];
}

function outdatedRequiredWords(language: string, outdated: readonly Words[]): Issue[] {
  const message = "is from older English words: change it, or say that it still fits";
  return outdated
    .filter(({ mustBeCurrent }) => mustBeCurrent)
    .map(({ path }) => {
      const [file, name, ...rest] = path;
      return `${file}/${name}` === noticeId
        ? { path: [...hindiNoticeId.split("/"), ...rest], message }
        : { language, path, message };
    });
}

/** The English words from which those of a field were made, if that was noted. */
function noteOf(path: FieldPath, sourceText: SourceTexts) {
  const { file, field } = placeIn(path);
  return sourceText[file]?.[field];
}

/** Returns the paths of words in the English notice. */
function noticePaths(schema: v.GenericSchema, raw: Raw) {
  const { entries } = schema as Schema;
  const [file = "", name = ""] = noticeId.split("/");
  const notice = entries?.[file]?.entries?.[name];
  return notice ? wordsIn(notice, raw[file]?.[name], [file, name]) : [];
}

/**
 * Stores the current English as the source of each translation that has none yet, or that `isDone`
 * names.
 */
export function noteSourceTexts(
  folder: string,
  { language, schema, raw }: Sources,
  isDone: (file: string, field: string) => boolean,
) {
  const before = readSourceTexts(folder, language);
  const now: SourceTexts = {};
  for (const path of [...wordsIn(schema, raw), ...noticePaths(schema, raw)]) {
    const { file, field } = placeIn(path);
    const known = isDone(file, field) ? undefined : before[file]?.[field];
    now[file] = { ...now[file], [field]: known ?? String(valueAt(raw, path)) };
  }
  writeFileSync(join(folder, sourceTextsFile(language)), sourceTextsFileText(now));
}

/** Source text of a field that isn't translated yet. It is shown in English. */
export const untranslatedMark = "";

export function sourceTextsFileText(notes: SourceTexts) {
  return heading + stringify(notes, { lineWidth: 0 });
}

const heading =
  "# English words that each translation was made from. The editor and `npm run mark-translated` write it.\n";

export function sourceTextsFile(language: string) {
  return `${language}/.source-texts.yml`;
}

function readSourceTexts(folder: string, language: string): SourceTexts {
  const file = join(folder, sourceTextsFile(language));
  return existsSync(file) ? (readYaml(readFileSync(file, "utf8")) ?? {}) : {};
}

/** `pages/home`, and there `next`, `title`. */
export function placeIn(path: FieldPath) {
  const length = isFolder(path[0]) ? 2 : 1;
  const keys = path.slice(length).map(String);
  return { file: path.slice(0, length).join("/"), keys, field: keys.join(".") };
}

/**
 * Returns the entry and the field of its form that a path in the content belongs to. The Hindi
 * privacy notice is edited as the translation of the English one.
 */
export function formFieldAt(path: FieldPath, language = "") {
  const { file, keys } = placeIn(path);
  const isHindiNotice = file === hindiNoticeId;
  const written = isHindiNotice ? "hi" : language;
  return { id: isHindiNotice ? noticeId : file, path: written ? [written, ...keys] : keys };
}

type Part = Record<PropertyKey, unknown> | undefined;

function setAt(value: unknown, path: FieldPath, own: unknown) {
  const parent = valueAt(value, path.slice(0, -1)) as Part;
  const key = path.at(-1);
  if (parent && key !== undefined) parent[key] = own;
}

/** Returns the outermost missing part of a field, so a missing file is one issue. */
function missingPart(words: Raw, path: FieldPath) {
  const least = isFolder(path[0]) ? 2 : 1;
  const length = path.findIndex((_, index) => {
    return index + 1 >= least && valueAt(words, path.slice(0, index + 1)) === undefined;
  });
  return path.slice(0, length + 1);
}

function leavesOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => {
    return leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]);
  });
}

function withoutDoubles(issues: readonly Issue[]) {
  const known = new Map(issues.map((issue) => [JSON.stringify(issue), issue]));
  return [...known.values()];
}
