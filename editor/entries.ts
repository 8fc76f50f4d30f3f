import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { type Changes, isFolder, readText } from "../app/content/read-content.ts";
import { confirm, findSamples, pageOf, type Sample } from "../app/content/samples.ts";
import { valueAt } from "../app/content/schemas/value-at.ts";
import { slugify } from "../app/content/slug.ts";
import { describeFile } from "./changes.ts";
import type { Field } from "./fields.ts";
import { type Form, fileOf, lookAt, type Values } from "./forms.ts";
import { newPictures } from "./pictures.ts";
import { fileBefore, keepVersion, listVersions } from "./versions.ts";

/** Why something was not done, for the form that asked for it. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    readonly details: object,
  ) {
    super(JSON.stringify(details));
  }
}

/** What is wrong with a field of some entry, in the form's words. */
export type FieldFault = {
  id: string;
  title: string;
  path: readonly PropertyKey[];
  label: string;
  message: string;
};

/** An entry by its id; with `one`, a new one of that kind; with `copy`, a new one like another. */
type Asked = { id?: string; one?: string; copy?: string; field?: string };
/** A new one has no more than a form, a title and values to start from. */
export type Entry = { form: Form; title: string; values: Values } & Partial<{
  id: string;
  version: string;
  /** The page that shows it. */
  page: string;
  samples: Sample[];
}>;

type Saved = Asked & { values: Values; version?: string };

/** The entries of the content: read, tried, saved, removed, and brought back. */
export function entriesIn(root: string, now = () => new Date()) {
  const folder = join(root, "content");
  const look = (changes?: Changes) => lookAt(folder, changes);
  const today = () => now().toISOString().slice(0, 10);

  function groups() {
    const { forms, entries } = look();
    const orderOf = ({ values }: { values: Values }) => Number(values.order ?? 0);
    return [...new Set(forms.map(({ group }) => group))].map((label) => {
      const own = forms.filter(({ group }) => group === label);
      return {
        label,
        add: own.filter(({ isFolder }) => isFolder).map(({ one }) => one),
        entries: own
          .flatMap((form) => entries.filter((entry) => entry.form === form))
          .sort((one, other) => orderOf(one) - orderOf(other))
          .map(({ id, title }) => ({ id, title })),
      };
    });
  }

  function read({ id = "", one, copy, field = "" }: Asked): Entry {
    const { raw, forms, entryAt } = look();
    const from = entryAt(copy ?? id);
    const form = one ? forms.find((form) => form.isFolder && form.one === one) : from?.form;
    if (!form) throw new Refusal(404, { said: "There is no such entry any more." });
    if (!from || copy) {
      return { form, title: `New ${form.one}`, values: startOf(form, raw, from?.values) };
    }
    const page = pageOf(id, field.split(".")[0] ?? "", raw);
    return {
      ...from,
      version: versionOf(textOf(id)),
      page: page === "every page" ? "/" : page,
      samples: findSamples(folder).filter(({ file }) => file === id),
    };
  }

  /** Says what would be wrong, and changes nothing. */
  function check(asked: Saved) {
    return { faults: faultsOf(prepare(asked).changes) };
  }

  function save(asked: Saved) {
    const { id, changes } = prepare(asked);
    const newer = read({ id: asked.id, one: asked.one, copy: asked.copy });
    if (newer.version !== asked.version) throw new Refusal(409, { newer });
    write(changes);
    return read({ id, field: asked.field });
  }

  function prepare({ id, one, copy, values }: Saved) {
    const { form } = read({ id, one, copy });
    const clean = withoutEmpty(form.fields, values);
    if (form.fields.some(({ name }) => name === "updated")) clean.updated = today();
    const target = id ?? newId(form, clean, Object.keys(look().raw[form.name] ?? {}));
    const text = textWith(fileOf(target), clean, id ? textOf(id) : "");
    const pictures = newPictures(root, form.name, text);
    const changes: Changes = new Map<string, string | Uint8Array>(pictures).set(
      fileOf(target),
      text,
    );
    return { id: target, changes };
  }

  /** Removes an entry; with `everywhere`, it is taken off the lists that name it, too. */
  function remove({ id = "", everywhere }: { id?: string; everywhere?: boolean }) {
    if (!read({ id }).form.isFolder) throw new Refusal(404, { said: "Every site has this." });
    const changes = new Map<string, string | undefined>([[fileOf(id), undefined]]);
    const { raw } = look();
    const named = faultsOf(changes).filter(({ id: other, path }) => {
      return valueAt(raw, [...other.split("/"), ...path]) === id.split("/").at(-1);
    });
    if (named.length > 0 && !everywhere) throw new Refusal(409, { named });
    // From the end, so that the entries of a list keep their numbers until it is their turn.
    for (const { id: other, path } of named.toReversed()) {
      const values = valueAt(raw, other.split("/")) as Values;
      (valueAt(values, path.slice(0, -1)) as unknown[]).splice(Number(path.at(-1)), 1);
      changes.set(fileOf(other), textWith(fileOf(other), values, textOf(other)));
    }
    write(changes);
    return { removed: id };
  }

  /** An entry as it was before a change, with its pictures. */
  function bringBack({ id, name }: { id: string; name: string }) {
    const versions = listVersions(root).map((version) => version.name);
    const text = versions.includes(name) && fileBefore(root, name, fileOf(id))?.toString("utf8");
    if (!text) throw new Refusal(422, { said: "It was not there before that." });
    const changes = new Map<string, string | Uint8Array>([[fileOf(id), text]]);
    const [kind = ""] = id.split("/");
    for (const [, picture = ""] of text.matchAll(/([\w-]+\.(?:svg|jpe?g|png|webp|avif))/g)) {
      const file = `${kind}/${picture}`;
      const kept = versions.map((version) => fileBefore(root, version, file)).find(Boolean);
      if (kept && !existsSync(join(folder, file))) changes.set(file, kept);
    }
    write(changes);
    return read({ id });
  }

  /** Notes that a fact which came with the site is right. */
  function confirmFact({ id, path }: { id: string; path: readonly string[] }) {
    const samples = findSamples(folder).filter(({ file }) => file === id);
    const sample = samples.find((one) => one.path.join("/") === path.join("/"));
    if (sample) confirm(folder, sample, today());
    return read({ id });
  }

  /** What would be wrong that is not wrong now, in the words of the forms. */
  function faultsOf(changes: Changes): FieldFault[] {
    const before = look().faults.map((fault) => JSON.stringify(fault));
    const { faults, titleAt, labelAt } = look(changes);
    return faults
      .filter((fault) => !before.includes(JSON.stringify(fault)))
      .map(({ path, message }) => {
        const length = isFolder(path[0]) ? 2 : 1;
        const id = path.slice(0, length).map(String).join("/");
        const field = path.slice(length);
        return { id, title: titleAt(id), path: field, label: labelAt(id, field), message };
      });
  }

  /**
   * If all of it fits together, keeps what was there, then writes, and takes away the pictures that
   * nothing shows any more.
   */
  function write(changes: Changes) {
    const faults = faultsOf(changes);
    if (faults.length > 0) throw new Refusal(422, { faults });
    const { forms, unusedPictures } = look(changes);
    const { entries } = look();
    const texts = [...changes].filter(([, after]) => typeof after !== "object");
    const all = new Map([...changes, ...unusedPictures.map((file) => [file, undefined] as const)]);
    keepVersion(root, all, {
      when: now().toISOString(),
      words: texts.flatMap(([file, after]) => {
        return describeFile(forms, file, textIn(file), after as string | undefined);
      }),
      entries: entries
        .filter(({ id }) => changes.has(fileOf(id)))
        .map(({ id, title }) => ({ id, title })),
    });
    for (const [file, content] of all) {
      const place = join(folder, file);
      mkdirSync(dirname(place), { recursive: true });
      if (content === undefined) rmSync(place, { force: true });
      else writeFileSync(place, content);
    }
  }

  function textIn(file: string) {
    return existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  }

  function textOf(id: string) {
    return textIn(fileOf(id));
  }

  const history = () => listVersions(root);
  return { groups, read, check, save, remove, history, bringBack, confirm: confirmFact };
}

function versionOf(text: string) {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A new entry stands last. Of a copy, addresses stay with the one that has them. */
function startOf({ name, fields }: Form, raw: Values, from: Values = {}): Values {
  const others = Object.values((raw[name] ?? {}) as Record<string, Values>);
  const last = Math.max(0, ...others.map(({ order }) => Number(order ?? 0)));
  return Object.fromEntries(
    fields.flatMap(({ name, kind, value }) => {
      const start = name === "order" ? last + 1 : (value ?? from[name]);
      return start === undefined || kind === "words" ? [] : [[name, start]];
    }),
  );
}

/** The address of a new entry: of its name, or in another script, of what it is. */
function newId({ name, one }: Form, values: Values, taken: readonly string[]) {
  const start = slugify(String(values.title ?? values.name ?? "")) || slugify(one);
  let thing = start;
  for (let number = 2; taken.includes(thing); number += 1) thing = `${start}-${number}`;
  return `${name}/${thing}`;
}

/** What was left empty is left out. Entries of a list stay, so that a fault can name them. */
function withoutEmpty(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = cleaned(field, values[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function cleaned({ fields, item, optional }: Field, value: unknown): unknown {
  if (fields) {
    const parts = withoutEmpty(fields, (value ?? {}) as Values);
    return optional && Object.keys(parts).length === 0 ? undefined : parts;
  }
  if (Array.isArray(value)) {
    if (value.length === 0 && optional) return undefined;
    return item?.fields ? value.map((entry) => withoutEmpty(item.fields ?? [], entry)) : value;
  }
  return value === "" || value === null ? undefined : value;
}

/** A file with other values, in which only the lines change that have to. */
function textWith(file: string, values: Values, before: string) {
  const [front = "", yaml = ""] = /^---\r?\n(.*?)^---\r?\n?/ms.exec(before) ?? [];
  const isMarkdown = file.endsWith(".md");
  const document = parseDocument(isMarkdown ? yaml : before);
  const old = readText(file, before);
  const { body, ...fields } = isMarkdown ? values : { ...values, body: undefined };
  for (const key of Object.keys(old)) if (!(key in fields) && key !== "body") document.delete(key);
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && !isDeepStrictEqual(old[key], value)) document.set(key, value);
  }
  const text = document.contents ? document.toString({ lineWidth: 0 }) : "";
  if (!isMarkdown) return text;
  const isSame = old.body === body && front !== "";
  return `---\n${text}---\n${isSame ? before.slice(front.length) : `\n${String(body ?? "").trim()}\n`}`;
}
