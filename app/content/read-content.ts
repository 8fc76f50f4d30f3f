import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import * as v from "valibot";
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { pagePaths, personPath, thingPath } from "./paths.ts";
import { picturesIn } from "./schemas/articles.ts";
import { type Content, contentSchema } from "./schemas/content.ts";
import type { Known } from "./schemas/parts.ts";

/** A file with the lines on which its fields stand. */
type Source = {
  file: string;
  fields: Document;
  lines: LineCounter;
  /** In Markdown, what stands below the fields. */
  body?: { text: string; firstLine: number };
};

/** Where something stands: in which entry of the content, and there in which field. */
type Path = readonly PropertyKey[];

/** What is wrong with a field, in words that go on after its name. */
export type Fault = { path: Path; message: string };

/** What files would hold; nothing for one that would be gone. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/**
 * Reads the folder of content and checks all of it against the schemas, with `changes` as if they
 * were written already. An error is one line for a person: `content/practice.yml, line 7: phone must
 * be …`.
 */
export function readContent(folder: string, changes: Changes = new Map()) {
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.(?!md$)|^confirmed\.yml$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"));
  const files = [...new Set([...written, ...changes.keys()])]
    .filter((file) => !changes.has(file) || changes.get(file) !== undefined)
    .sort();
  const sources = files
    .filter((file) => /\.(md|yml)$/.test(file))
    .map((file) => {
      return parse(file, String(changes.get(file) ?? readFileSync(join(folder, file), "utf8")));
    });

  const placeOf: PlaceOf = (path, words) => place(sources, path, words);
  const raw = rawContent(sources);
  const known = knownOf(raw, files);
  const found = {
    ...{ raw, known, placeOf, content: undefined },
    unusedPictures: [] as string[],
    faults: [] as Fault[],
  };

  const unreadable = sources.flatMap((source) => [...nameErrors(source), ...syntaxErrors(source)]);
  if (unreadable.length > 0) return { ...found, errors: unreadable };

  const result = v.safeParse(contentSchema(known), raw);
  if (!result.success) {
    return {
      ...found,
      faults: result.issues.map(faultOf),
      errors: result.issues.map((issue) => errorOf(issue, placeOf)),
    };
  }
  const used = picturesOf(result.output);
  const unused = files.filter((file) => !/\.(md|yml)$/.test(file) && !used.includes(file));
  return {
    ...found,
    content: result.output,
    unusedPictures: unused,
    errors: unused.map((file) => {
      return `content/${file}: is a picture that nothing shows: delete it, or name it as a picture`;
    }),
  };
}

type Raw = Record<string, Record<string, unknown>>;

/** What the files say, before it is checked. */
function rawContent(sources: readonly Source[]) {
  const raw: Raw = {};
  for (const { file, fields, body } of sources) {
    const [entry = "", thing] = namesOf(file);
    const value = { ...fields.toJS(), ...(body && { body: body.text }) };
    if (thing) raw[entry] = { ...raw[entry], [thing]: value };
    else raw[entry] = value;
  }
  return raw;
}

/** The content, or an error that tells all of them. */
export function readSoundContent(folder: string) {
  const { content, errors, ...rest } = readContent(folder);
  if (!content || errors.length > 0) throw new ContentError(errors);
  return { content, ...rest };
}

/** Told to the owner as it is: nobody needs the stack of a missing field. */
class ContentError extends Error {
  constructor(errors: readonly string[]) {
    super(errors.join("\n"));
    this.stack = this.message;
  }

  [inspect.custom]() {
    return this.message;
  }
}

function picturesOf({ therapists, services, workshops, articles }: Content) {
  const inTexts = Object.values(articles).flatMap(({ body }) => picturesIn(body));
  return [therapists, services, workshops, articles]
    .flatMap((things) => Object.values<{ picture: string; smallPicture?: string }>(things))
    .flatMap(({ picture, smallPicture }) => [picture, smallPicture])
    .concat(inTexts.map(({ file }) => file));
}

/** `therapists/meher-talvani.md` is `meher-talvani` among the `therapists`. */
function namesOf(file: string) {
  return file.replace(/\.\w+$/, "").split("/");
}

/** What stands in one file. */
export function readText(file: string, text: string): Record<string, unknown> {
  const { fields, body } = parse(file, text);
  return { ...fields.toJS(), ...(body && { body: body.text }) };
}

function parse(file: string, text: string): Source {
  const lines = new LineCounter();
  if (file.endsWith(".yml")) {
    return { file, lines, fields: parseDocument(text, { lineCounter: lines }) };
  }
  const [front = "", yaml = ""] = /^---\r?\n(.*?)^---\r?\n/ms.exec(text) ?? [];
  // The fields keep their line numbers if the fence above them is a comment.
  const fields = parseDocument(`#\n${yaml}`, { lineCounter: lines });
  const body = text.slice(front.length).replaceAll("\r\n", "\n");
  return {
    file,
    lines,
    fields,
    body: {
      text: body.trim(),
      firstLine: front.split("\n").length + (/^\n*/.exec(body)?.[0].length ?? 0),
    },
  };
}

/** The editor leaves nothing of a name in another script, and so the file without one. */
function nameErrors({ file }: Source) {
  if (!file.includes("/") || /\/[a-z0-9-]+\.\w+$/.test(file)) return [];
  return [
    `content/${file}: must be called by small Latin letters, digits and hyphens, as the address of its page will be; in the editor, save it under a name in Latin letters first, and change that later`,
  ];
}

/** Nearly always a text that YAML takes for something else. */
function syntaxErrors({ file, fields }: Source) {
  const [error] = fields.errors;
  if (!error) return [];
  const line = error.linePos?.[0].line ?? 1;
  return [
    `content/${file}, line ${line}: cannot be read: put a text with a colon or a quotation mark between quotation marks`,
  ];
}

/** What fields may refer to, taken from the names of files before their insides are checked. */
function knownOf(raw: Raw, files: readonly string[]): Known {
  const {
    therapists = {},
    services = {},
    workshops = {},
    articles = {},
  } = raw as Record<string, Record<string, { name?: unknown; order?: unknown; sees?: string[] }>>;
  const { articles: articlesPath, workshops: workshopsPath, ...always } = pagePaths;
  return {
    therapists: Object.keys(therapists).sort((one, other) => {
      return Number(therapists[one]?.order) - Number(therapists[other]?.order);
    }),
    sees: Object.fromEntries(
      Object.entries(therapists).map(([id, { sees = [] }]) => [id, sees] as const),
    ),
    names: Object.fromEntries(
      Object.entries(therapists).map(([id, { name }]) => [id, String(name)]),
    ),
    files: new Set(files),
    paths: new Set([
      ...Object.values(always),
      ...("articles" in raw ? [articlesPath] : []),
      ...("workshops" in raw ? [workshopsPath] : []),
      ...Object.entries(therapists).map(([id, { name }]) => personPath({ id, name: `${name}` })),
      ...Object.keys(services).map((name) => thingPath("services", name)),
      ...Object.keys(articles).map((name) => thingPath("articles", name)),
      ...Object.keys(workshops).map((name) => thingPath("workshops", name)),
    ]),
  };
}

export type PlaceOf = (path: Path, words?: string) => string;

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path: Path = issue.path?.map(({ key }) => key as PropertyKey) ?? [];
  if (issue.expected === "never") {
    return { path, message: "is not a field: look for a spelling mistake" };
  }
  return { path, message: issue.input === undefined ? "is missing" : issue.message };
}

function errorOf(issue: v.BaseIssue<unknown>, placeOf: PlaceOf) {
  const { path, message } = faultOf(issue);
  const isFile = path.length <= (isFolder(path[0]) ? 2 : 1);
  const isMissing = issue.input === undefined;
  const words = typeof issue.input === "string" ? issue.input : undefined;
  if (isFile && isMissing) return `content/${path.join("/")} is missing`;
  const place = isMissing ? placeOf(path.slice(0, -1)) : placeOf(path, words);
  return `${place}: ${fieldName(path)} ${message}`;
}

const singleFiles: readonly unknown[] = [
  "practice",
  "help-lines",
  "danger-words",
  "staff",
  "words",
];

export function isFolder(entry: PropertyKey | undefined) {
  return !singleFiles.includes(entry);
}

/** `ages.max`; entries of a list are counted from one. */
function fieldName(path: Path) {
  const names = path.slice(isFolder(path[0]) ? 2 : 1);
  return names
    .map((name) => (typeof name === "number" ? ` ${name + 1}` : `.${String(name)}`))
    .join("")
    .replace(/^\./, "")
    .replace(/^body$/, "the text");
}

/** The file and line of a field, or of the words in a text. */
function place(sources: readonly Source[], path: Path, words = "") {
  const [entry, thing, ...rest] = path;
  const source = sources.find(({ file }) => {
    const [first, second] = namesOf(file);
    return first === entry && (second === undefined || second === thing);
  });
  if (!source) return `content/${String(entry)}`;
  const { file, fields, lines, body } = source;
  const keys = isFolder(entry) ? rest : [thing, ...rest];
  const at = (line: number) => `content/${file}, line ${line}`;
  if (keys[0] === "body" && body) {
    const index = Math.max(body.text.indexOf(words), 0);
    return at(body.firstLine + body.text.slice(0, index).split("\n").length - 1);
  }
  // A field that is not there stands, in a way, where its parent does.
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const offset = offsetOf(fields.getIn(keys.slice(0, depth - 1), true), keys[depth - 1]);
    if (offset !== undefined) return at(lines.linePos(offset).line);
  }
  return at(1);
}

/** Where a field begins with its name, or an entry of a list. */
function offsetOf(parent: unknown, key: PropertyKey | undefined) {
  const node = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key
    : isSeq(parent) && parent.get(Number(key), true);
  return isNode(node) ? node.range?.[0] : undefined;
}
