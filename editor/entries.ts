import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { type Changes, readContent, readText } from "../app/content/read-content.ts";
import { confirm, findSamples, pageOf } from "../app/content/samples.ts";
import { slugify } from "../app/content/slug.ts";
import { type Fault, isFolder } from "../app/content/translation.ts";
import { describeFile } from "./changes.ts";
import { type Field, labelOf } from "./fields.ts";
import { type Form, fileOf, formOf, groupsOf, titleOf, type Values } from "./forms.ts";
import { newPictures } from "./pictures.ts";
import { fileBefore, keepVersion, listVersions } from "./versions.ts";

/** Why something was not done, for the form that asked for it. */
export class Refusal extends Error {
  constructor(
    readonly status: 404 | 409 | 422,
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

type Asked = { id?: string; one?: string; copy?: string };
type Saved = Asked & { values: Values; version?: string };

/** The entries of the content: read, tried, saved, removed, and brought back. */
export function entriesIn(root: string, now = () => new Date()) {
  const folder = join(root, "content");

  function look(changes?: Changes) {
    const found = readContent(folder, changes);
    return { ...found, groups: groupsOf(found.known) };
  }

  type Look = ReturnType<typeof look>;

  function groups() {
    const { raw, groups } = look();
    return groups.map(({ label, forms }) => ({
      label,
      add: forms.filter(({ isFolder }) => isFolder).map(({ one }) => one),
      entries: [...new Set(forms.flatMap(({ name, isFolder }) => idsOf(raw, name, isFolder)))]
        .map((id) => ({ id, title: titleIn(groups, raw, id), order: valuesAt(raw, id)?.order }))
        .sort((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0)),
    }));
  }

  /** One entry; with `one`, a new one of that kind; with `copy`, a new one like another. */
  function read({ id = "", one, copy }: Asked) {
    const { raw, groups } = look();
    const isNew = Boolean(one || copy);
    const from = valuesAt(raw, copy ?? id);
    const form = one
      ? groups.flatMap(({ forms }) => forms).find((form) => form.isFolder && form.one === one)
      : from && formOf(groups, copy ?? id, from);
    if (!form) throw new Refusal(404, { said: "There is no such entry any more." });
    const values = isNew ? startOf(form, raw, from) : (from ?? {});
    return {
      ...{ id: isNew ? undefined : id, one: form.one, form, values },
      title: titleOf(form, values),
      version: isNew ? undefined : versionOf(textOf(id)),
      page: isNew ? undefined : shownPage(id, raw),
      samples: isNew ? [] : findSamples(folder).filter(({ file }) => file === id),
    };
  }

  /** Says what would be wrong, and changes nothing. */
  function check(asked: Saved) {
    return { faults: tryOut(prepare(asked).changes) };
  }

  function save(asked: Saved) {
    const { id, changes } = prepare(asked);
    if (asked.id && versionOf(textOf(id)) !== asked.version) {
      throw new Refusal(409, { values: valuesAt(look().raw, id), version: versionOf(textOf(id)) });
    }
    const faults = tryOut(changes);
    if (faults.length > 0) throw new Refusal(422, { faults });
    write(changes);
    return read({ id });
  }

  function prepare({ id, one, copy, values }: Saved) {
    const { raw } = look();
    const { form } = read(id ? { id } : { one, copy });
    const clean = withoutEmpty(form.fields, values);
    if (form.fields.some(({ name }) => name === "updated")) clean.updated = today();
    const target = id ?? newId(form, clean, raw);
    const text = textWith(fileOf(target), clean, id ? textOf(id) : "");
    const pictures = newPictures(root, form.name, JSON.stringify(clean));
    const changes = new Map<string, string | Uint8Array | undefined>([
      ...pictures,
      [fileOf(target), text],
    ]);
    return { id: target, changes };
  }

  /** Removes an entry; with `everywhere`, it is taken off the lists that name it, too. */
  function remove({ id, everywhere }: { id: string; everywhere?: boolean }) {
    if (!read({ id }).form.isFolder) throw new Refusal(404, { said: "Every site has this." });
    const changes = new Map<string, string | undefined>([[fileOf(id), undefined]]);
    const name = id.split("/").at(-1);
    const { raw } = look();
    const faults = tryOut(changes);
    const named = faults.filter(({ id: other, path }) => {
      return valueAt(valuesAt(raw, other), path) === name;
    });
    if (named.length > 0 && !everywhere) throw new Refusal(409, { named });
    for (const other of new Set(named.map((fault) => fault.id))) {
      const values = structuredClone(valuesAt(raw, other) ?? {});
      for (const { path } of named.filter((fault) => fault.id === other).toReversed()) {
        (valueAt(values, path.slice(0, -1)) as unknown[]).splice(Number(path.at(-1)), 1);
      }
      changes.set(fileOf(other), textWith(fileOf(other), values, textOf(other)));
    }
    const left = tryOut(changes);
    if (left.length > 0) throw new Refusal(422, { faults: left });
    write(changes);
    return { removed: id };
  }

  function history() {
    const { groups, raw } = look();
    return listVersions(root).map((version) => ({
      ...version,
      entries: version.files
        .map((file) => file.replace(/\.(md|yml)$/, ""))
        .filter((id) => !/\.\w+$/.test(id) && id !== "confirmed")
        .map((id) => ({ id, title: valuesAt(raw, id) ? titleIn(groups, raw, id) : id })),
    }));
  }

  /** An entry as it was before a change, with its pictures. */
  function bringBack({ id, version: wanted }: { id: string; version: string }) {
    const version = listVersions(root).find((candidate) => candidate.id === wanted);
    const before = version && fileBefore(root, version, fileOf(id));
    if (!version || !before) throw new Refusal(422, { said: "It was not there before that." });
    const text = before.toString("utf8");
    const changes = new Map<string, string | Uint8Array>([[fileOf(id), text]]);
    for (const known of listVersions(root)) {
      for (const file of known.files) {
        const isMissing = !existsSync(join(folder, file)) && !changes.has(file);
        const picture = isPictureIn(file, text) && isMissing && fileBefore(root, known, file);
        if (picture) changes.set(file, picture);
      }
    }
    const faults = tryOut(changes);
    if (faults.length > 0) throw new Refusal(422, { faults });
    write(changes);
    return read({ id });
  }

  /** Notes that a fact which came with the site is right. */
  function confirmFact({ id, path }: { id: string; path: readonly string[] }) {
    const sample = findSamples(folder).find((one) => {
      return one.file === id && one.path.join("/") === path.join("/");
    });
    if (sample) confirm(folder, sample, today());
    return read({ id });
  }

  /** What would be wrong that is not wrong now. */
  function tryOut(changes: Changes): FieldFault[] {
    const before = readContent(folder).faults.map((fault) => JSON.stringify(fault));
    const { faults, groups, raw } = look(changes);
    return faults
      .filter((fault) => !before.includes(JSON.stringify(fault)))
      .map((fault) => inForm(fault, groups, raw));
  }

  function inForm({ path, message }: Fault, groups: Look["groups"], raw: Look["raw"]): FieldFault {
    const length = isFolder(path[0]) ? 2 : 1;
    const id = path.slice(0, length).map(String).join("/");
    const inEntry = path.slice(length).map((key) => (typeof key === "number" ? key : String(key)));
    const fields = formOf(groups, id, valuesAt(raw, id) ?? {})?.fields ?? [];
    return {
      id,
      title: titleIn(groups, raw, id),
      path: inEntry,
      label: labelOf(fields, inEntry),
      message,
    };
  }

  /** Keeps what was there, then writes, and takes away the pictures that nothing shows any more. */
  function write(changes: Changes) {
    const { groups, unusedPictures } = look(changes);
    const all = new Map([...changes, ...unusedPictures.map((file) => [file, undefined] as const)]);
    const words = [...changes].flatMap(([file, after]) => {
      if (typeof after === "object") return [];
      const place = join(folder, file);
      const before = existsSync(place) ? readFileSync(place, "utf8") : "";
      return describeFile(groups, file, before, after);
    });
    keepVersion(root, all, words, now());
    for (const [file, content] of all) {
      const place = join(folder, file);
      mkdirSync(dirname(place), { recursive: true });
      if (content === undefined) rmSync(place, { force: true });
      else writeFileSync(place, content);
    }
  }

  function textOf(id: string) {
    const place = join(folder, fileOf(id));
    return existsSync(place) ? readFileSync(place, "utf8") : "";
  }

  function today() {
    return now().toISOString().slice(0, 10);
  }

  return { groups, read, check, save, remove, history, bringBack, confirm: confirmFact };
}

type Raw = Record<string, unknown>;

function idsOf(raw: Raw, name: string, isFolder: boolean) {
  return isFolder ? Object.keys(raw[name] ?? {}).map((thing) => `${name}/${thing}`) : [name];
}

export function valuesAt(raw: Raw, id: string) {
  return valueAt(raw, id.split("/")) as Values | undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]) {
  return path.reduce<unknown>((part, key) => (part as Raw | undefined)?.[String(key)], value);
}

export function titleIn(groups: ReturnType<typeof groupsOf>, raw: Raw, id: string) {
  const values = valuesAt(raw, id) ?? {};
  const form = formOf(groups, id, values);
  return form ? titleOf(form, values) : id;
}

/** The page beside the form. */
function shownPage(id: string, raw: Raw) {
  const page = pageOf(id, "", raw);
  return page === "every page" ? "/" : page;
}

function versionOf(text: string) {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A new entry stands last. Of a copy, addresses stay with the one that has them. */
function startOf({ name, fields }: Form, raw: Raw, from: Values = {}): Values {
  const kept = fields.filter((field) => field.kind !== "words" && field.name in from);
  const start = Object.fromEntries(kept.map((field) => [field.name, from[field.name]]));
  for (const field of fields) if (field.value) start[field.name] = field.value;
  if (!fields.some((field) => field.name === "order")) return start;
  const orders = Object.values((raw[name] ?? {}) as Record<string, Values>).map(({ order }) =>
    Number(order ?? 0),
  );
  return { ...start, order: Math.max(0, ...orders) + 1 };
}

/** The address of a new entry: of its name, or in another script, of what it is. */
function newId({ name, one }: Form, values: Values, raw: Raw) {
  const start = slugify(String(values.title ?? values.name ?? "")) || slugify(one);
  const taken = Object.keys(raw[name] ?? {});
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

/** Whether a file is a picture that a text names. */
function isPictureIn(file: string, text: string) {
  return !/\.(md|yml)$/.test(file) && text.includes(file.split("/").at(-1) ?? file);
}
