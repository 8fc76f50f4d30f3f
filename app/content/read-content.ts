import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inspect } from "node:util";
import * as v from "valibot";
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { isFolder } from "./collections.ts";
import { entryPath, pagePaths, personPath } from "./paths.ts";
import { remembered } from "./remembered.ts";
import { picturesIn } from "./schemas/articles.ts";
import { type Content, contentSchema, picturedThings } from "./schemas/content.ts";
import { LineOfText, lineAt, type ReferenceData } from "./schemas/parts.ts";
import type { FieldPath } from "./schemas/value-at.ts";
import {
  type Issue,
  isLanguage,
  type Raw,
  readTranslation,
  sourceTextsFile,
} from "./translation.ts";

/** A file's values, with the line of each field. */
type Source = {
  file: string;
  fields: Document;
  values: Record<string, unknown>;
  lines: LineCounter;
  /** Text below the fields of a Markdown file. */
  body?: { text: string; firstLine: number };
};

/** Contents of files that aren't written yet. `undefined` removes a file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/** Texts of the content by file. A picture has none. */
type Texts = ReadonlyMap<string, string>;

/**
 * Reads the folder of content and checks all of it against the schemas, with `changes` as if they
 * were written already. An error is one line for a person, and begins with the folder that was read:
 * `content/practice.yml, line 7: phone must be …`.
 */
export function readContent(folder: string, changes: Changes = new Map()) {
  const inFolder = (words: string) => `${nameOf(folder)}/${words}`;
  const found = contentOf("", textsWith(folder, changes));
  return {
    ...found,
    placeOf: (path: FieldPath) => inFolder(found.placeOf(path)),
    errors: found.errors.map(inFolder),
  };
}

/** Returns what messages call a place: its path from where the command was given. */
export function nameOf(place: string) {
  return relative("", place).replaceAll("\\", "/");
}

function textsWith(folder: string, changes: Changes): Texts {
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"));
  const files = [...new Set([...written, ...changes.keys()])]
    .filter((file) => !changes.has(file) || changes.get(file) !== undefined)
    .sort();
  return new Map(
    files.map((file) => {
      if (!/\.(md|yml)$/.test(file)) return [file, ""];
      return [file, String(changes.get(file) ?? readFileSync(join(folder, file), "utf8"))];
    }),
  );
}

function hasSameTexts(one: Texts, other: Texts) {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}

const contentOf = remembered((_, texts: Texts) => {
  const sourcesOf = (names: readonly string[]) => {
    return names.map((file) => parse(file, texts.get(file) ?? ""));
  };
  const files = [...texts.keys()].filter((file) => !isNote(file));
  const sources = sourcesOf(files.filter((file) => /\.(md|yml)$/.test(file)));
  // Only the syntax of notes about other files is checked here.
  const notes = sourcesOf([...texts.keys()].filter((file) => /\.yml$/.test(file) && isNote(file)));

  const { raw, languages } = rawContent(sources);
  const known = knownOf(raw, files);
  const found = {
    ...{ raw, known, content: undefined },
    placeOf: (path: FieldPath) => place(sources, path),
    translations: {} as Translations,
    unusedPictures: [] as string[],
    issues: [] as Issue[],
    /** Files that aren't valid YAML, or whose name can't be a URL. */
    unreadable: [] as string[],
  };

  const unreadable = [...sources, ...notes].flatMap((source) => {
    return [...nameErrors(source), ...syntaxErrors(source)];
  });
  const schema = contentSchema(known);
  const result = v.safeParse(schema, raw);
  const inEnglish = (result.issues ?? []).map(issueFrom);
  const translated: Issue[] = [];
  for (const language of languagesOf(raw, languages, unreadable)) {
    const noteFile = sourceTextsFile(language);
    const translation = readTranslation({
      ...{ language, schema, raw, words: languages[language] },
      sourceText: readNotes(noteFile, texts.get(noteFile) ?? ""),
    });
    const { output, issues = [] } = v.safeParse(schema, translation.raw);
    found.translations[language] = { ...translation, content: output as Content };
    translated.push(...translation.issues);
    if (translation.issues.length > 0) continue;
    const own = issues.map((issue) => ({ ...issueFrom(issue), language }));
    translated.push(...own.filter((issue) => !inEnglish.some((other) => isAlike(issue, other))));
  }

  const issues = [...unreadable.map(({ issue }) => issue), ...inEnglish, ...translated];
  if (issues.length > 0 || !result.success) {
    // Other issues may only follow from these.
    const [first = []] = [inEnglish, translated].filter(({ length }) => length > 0);
    return {
      ...{ ...found, unreadable: unreadable.map(({ file }) => file) },
      issues: issues.map(({ line: _, ...issue }) => issue),
      errors:
        unreadable.length > 0
          ? unreadable.map(({ error }) => error)
          : first.map((issue) => errorOf(issue, sources)),
    };
  }

  const used = picturesOf(result.output);
  const unused = files.filter((file) => !/\.(md|yml)$/.test(file) && !used.includes(file));
  return {
    ...found,
    content: result.output,
    unusedPictures: unused,
    errors: unused.map((file) => {
      return `${file}: is a picture that nothing shows: delete it, or name it as a picture`;
    }),
  };
}, hasSameTexts);

/** True for a file that holds notes about other files. */
function isNote(file: string) {
  return /(^|\/)\.(?!md$)/.test(file);
}

/** Returns the languages beside English. An unreadable practice.yml leaves those that have files. */
function languagesOf(raw: Raw, languages: Record<string, Raw>, unreadable: readonly Unreadable[]) {
  const { alsoIn } = raw.practice ?? {};
  if (Array.isArray(alsoIn)) return alsoIn.filter(isLanguage) as string[];
  return unreadable.some(({ file }) => file === "practice.yml") ? Object.keys(languages) : [];
}

function isAlike(one: Issue, other: Issue) {
  return one.message === other.message && one.path.join() === other.path.join();
}

/** Checked translations by language. */
type Translations = Record<string, ReturnType<typeof readTranslation> & { content: Content }>;

/** Returns the unchecked values of all files, and separately the words of other languages. */
function rawContent(sources: readonly Source[]) {
  const raw: Raw = {};
  const languages: Record<string, Raw> = {};
  for (const { file, values, body } of sources) {
    const names = namesOf(file);
    const language = isLanguage(names[0]) ? names.shift() : undefined;
    const [entry = "", thing] = names;
    const value = { ...values, ...(body?.text && { body: body.text }) };
    if (language) languages[language] ??= {};
    const target = languages[language ?? ""] ?? raw;
    if (thing) target[entry] = { ...target[entry], [thing]: value };
    else target[entry] = value;
  }
  return { raw, languages };
}

/** The content, or an error that tells all of them. */
export function readValidContent(folder: string, changes?: Changes) {
  const { content, errors, ...rest } = readContent(folder, changes);
  if (!content || errors.length > 0) throw new ContentError(errors);
  return { content, ...rest };
}

/** The owner reads this message as it is, without a stack trace. */
export class ContentError extends Error {
  constructor(errors: readonly string[]) {
    super(errors.join("\n"));
    this.stack = this.message;
  }

  [inspect.custom]() {
    return this.message;
  }
}

function picturesOf(content: Content) {
  const inTexts = Object.values(content.articles).flatMap(({ body }) => picturesIn(body));
  return picturedThings(content)
    .flatMap(({ picture, smallPicture }) => [picture, smallPicture])
    .concat(inTexts.map(({ file }) => file));
}

/** `therapists/meher-talvani.md` is `meher-talvani` among the `therapists`. */
function namesOf(file: string) {
  return file.replace(/\.\w+$/, "").split("/");
}

/** Returns the values of one file. */
export function readText(file: string, text: string): Record<string, unknown> {
  const { values, body } = parse(file, text);
  return { ...values, ...(body?.text && { body: body.text }) };
}

/** Returns what a file of notes holds, or nothing if it can't be read. */
export function readNotes<Note>(file: string, text: string) {
  const { values, fields } = parse(file, text);
  return (fields.errors.length > 0 ? {} : values) as Record<string, Record<string, Note>>;
}

/** Returns as much of a file as can be read. */
function valuesOf(fields: Document) {
  try {
    return fields.toJS() ?? {};
  } catch {
    return {};
  }
}

const parse = remembered((file: string, text: string): Source => {
  const lines = new LineCounter();
  if (file.endsWith(".yml")) {
    const fields = parseDocument(text, { lineCounter: lines });
    return { file, lines, fields, values: valuesOf(fields) };
  }
  const { front, yaml } = frontOf(text);
  // The fields keep their line numbers if the fence above them is a comment.
  const fields = parseDocument(`#\n${yaml}`, { lineCounter: lines });
  const body = text.slice(front.length).replaceAll("\r\n", "\n");
  return {
    ...{ file, lines, fields, values: valuesOf(fields) },
    body: {
      text: body.trim(),
      firstLine: lineAt(front + body, front.length + body.search(/\S|$/)),
    },
  };
});

/** Returns the front matter of a file: its fields in YAML, with and without fences. */
export function frontOf(text: string) {
  const [front = "", yaml = ""] = /^---\r?\n(.*?)^---\r?$\n?/ms.exec(text) ?? [];
  return { front, yaml };
}

type Unreadable = { file: string; issue: Issue; error: string };

function issueOfFile(file: string, message: string): Issue {
  const names = namesOf(file);
  const language = isLanguage(names[0]) ? names.shift() : undefined;
  return { path: names, message, ...(language && { language }) };
}

/**
 * Refuses names that can't be URLs, such as the bare `.md` that the editor makes of a name in
 * another script.
 */
function nameErrors({ file }: Source): Unreadable[] {
  if (!file.includes("/") || /\/\.?[a-z0-9-]+\.\w+$/.test(file)) return [];
  const message =
    "must be called by small Latin letters, digits and hyphens, as the address of its page will be; in the editor, save it under a name in Latin letters first, and change that later";
  return [{ file, issue: issueOfFile(file, message), error: `${file}: ${message}` }];
}

/** Nearly always a text that YAML reads as something else. */
function syntaxErrors({ file, fields }: Source): Unreadable[] {
  const [error] = fields.errors;
  if (!error) return [];
  const line = error.linePos?.[0].line ?? 1;
  const message =
    "cannot be read: put a text with a colon or a quotation mark between quotation marks";
  const issue = issueOfFile(file, `${message} (line ${line})`);
  return [{ file, issue, error: `${file}, line ${line}: ${message}` }];
}

type RawPerson = { name?: unknown; order?: unknown; sees?: string[] };

/** Collects the names that fields may refer to, before the files themselves are checked. */
function knownOf(raw: Raw, files: readonly string[]): ReferenceData {
  const people = Object.entries((raw.therapists ?? {}) as Record<string, RawPerson>);
  const { articles, workshops, ...always } = pagePaths;
  return {
    therapists: people
      .toSorted(([, one], [, other]) => Number(one.order) - Number(other.order))
      .map(([id]) => id),
    names: Object.fromEntries(people.map(([id, { name }]) => [id, String(name)])),
    files: new Set(files),
    paths: new Set([
      ...Object.values(always),
      ...("articles" in raw ? [articles] : []),
      ...("workshops" in raw ? [workshops] : []),
      ...people.map(([id, { name }]) => personPath({ id, name: String(name) })),
      ...(["services", "articles", "workshops"] as const).flatMap((folder) => {
        return Object.keys(raw[folder] ?? {}).map((name) => entryPath(folder, name));
      }),
    ]),
  };
}

function issueFrom(issue: v.BaseIssue<unknown>): Issue {
  const keys = issue.path?.map(({ key }) => key) ?? [];
  const path = keys.map((key) => (typeof key === "number" ? key : String(key)));
  if (issue.expected === "never") {
    return { path, message: "is not a field: look for a spelling mistake" };
  }
  if (issue.input === undefined) return { path, message: "is missing" };
  const line = issue.input instanceof LineOfText ? issue.input.line : undefined;
  return { path, message: issue.message, line };
}

function errorOf({ path, language, message, line }: Issue, sources: readonly Source[]) {
  const whole = language ? [language, ...path] : path;
  const isFile = path.length <= (isFolder(path[0]) ? 2 : 1);
  const isMissing = message === "is missing";
  if (isFile) return `${whole.join("/")} ${message}`;
  const at = place(sources, isMissing ? whole.slice(0, -1) : whole, line);
  return `${at}: ${fieldName(path)} ${message}`;
}

/** Returns a field's name for an error, such as `ages.max`. List entries are counted from one. */
function fieldName(path: FieldPath) {
  const names = path.slice(isFolder(path[0]) ? 2 : 1);
  return names
    .map((name) => (typeof name === "number" ? ` ${name + 1}` : `.${String(name)}`))
    .join("")
    .replace(/^\./, "")
    .replace(/^body$/, "the text");
}

/** The file and line of a field, or of a line in a text. */
function place(sources: readonly Source[], path: FieldPath, lineOfText = 1) {
  const source = sources.find(({ file }) => namesOf(file).every((name, at) => name === path[at]));
  if (!source) return String(path[0]);
  const { file, fields, lines, body } = source;
  const keys = path.slice(namesOf(file).length);
  const at = (line: number) => `${file}, line ${line}`;
  if (keys[0] === "body" && body) return at(body.firstLine + lineOfText - 1);
  // A missing field has no line, so its parent's line is shown.
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const offset = offsetOf(fields.getIn(keys.slice(0, depth - 1), true), keys[depth - 1]);
    if (offset !== undefined) return at(lines.linePos(offset).line);
  }
  return at(1);
}

/** Returns where a field's name, or an item of a list, begins. */
function offsetOf(parent: unknown, key: PropertyKey | undefined) {
  const node = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key
    : isSeq(parent) && parent.get(Number(key), true);
  return isNode(node) ? node.range?.[0] : undefined;
}
