import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileOf } from "../app/content/collections.ts";
import { type Changes, readText } from "../app/content/read-content.ts";
import { confirmedFile, confirmedWith, findSamples, type Sample } from "../app/content/samples.ts";
import { valueAt } from "../app/content/schemas/value-at.ts";
import { slugify } from "../app/content/slug.ts";
import { placeIn } from "../app/content/translation.ts";
import { describeFile, englishOf } from "./changes.ts";
import { textWith, withoutEmpty } from "./entry-text.ts";
import { type Form, type Look, lookAt, type Values } from "./forms.ts";
import { newPictures } from "./pictures.ts";
import { searchWords } from "./search.ts";
import { changedFields, stateOf } from "./states.ts";
import { stillSaid } from "./still-said.ts";
import { openStore, type Version } from "./store.ts";
import { type BroughtBack, takenBack } from "./taken-back.ts";
import { translatedIn } from "./translated.ts";

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
  path: readonly string[];
  label: string;
  message: string;
};

/** An entry by its id; with `one`, a new one of that kind; with `copy`, a new one like another. */
export type Asked = { id?: string; one?: string; copy?: string };
/** A new one has no more than a form, a title and values to start from. */
export type Entry = { form: Form; title: string; values: Values } & Partial<{
  id: string;
  version: string | undefined;
  samples: Sample[] | undefined;
  /** The language whose words stand in `values` under its own name, beside the English ones. */
  language: string | undefined;
  /** The fields whose English has changed since, with what it was if that is known. */
  outdated: Record<string, string>;
  /** Those of them for which the pages show the English. */
  inEnglish: string[];
  /** Names that are others since it was saved, and still stand somewhere. */
  stillSaid: string[];
}>;

/** Where an entry is named, and who could take a person's place there. */
export type Removal = {
  title: string;
  named: FieldFault[];
  others: { value: string; title: string }[];
};

type Saved = Asked & { values: Values; version?: string | undefined };

/** The entries of the content: read, tried, saved, removed, and brought back. */
export function entriesIn(root: string, now = () => new Date()) {
  const folder = join(root, "content");
  const store = openStore(root);
  /** The content as it is, for as long as nothing else can happen. */
  let current: Look | undefined;
  const today = () => now().toISOString().slice(0, 10);

  function look() {
    if (!current) queueMicrotask(forget);
    current ??= lookAt(folder);
    return current;
  }

  function forget() {
    current = undefined;
  }

  function groups() {
    const { forms, entries } = look();
    // What has no place of its own comes after, the newest first.
    const orderOf = ({ values }: { values: Values }) => Number(values.order ?? Number.MAX_VALUE);
    const dayOf = ({ values }: { values: Values }) => String(values.date ?? "");
    return [...new Set(forms.map(({ group }) => group))].map((label) => {
      const own = forms.filter(({ group }) => group === label);
      return {
        label,
        add: own.filter(({ isFolder }) => isFolder).map(({ one }) => one),
        entries: own
          .flatMap((form) => entries.filter((entry) => entry.form === form))
          .sort((one, other) => {
            return orderOf(one) - orderOf(other) || dayOf(other).localeCompare(dayOf(one));
          })
          .map(({ id, title }) => ({ id, title })),
      };
    });
  }

  function read({ id = "", one, copy }: Asked): Entry {
    const found = look();
    const { raw, forms, entryAt, language } = found;
    const from = entryAt(copy ?? id);
    const form = one ? forms.find((form) => form.isFolder && form.one === one) : from?.form;
    if (!form) throw new Refusal(404, { said: "There is no such entry any more." });
    const { file, wordsFrom, outdatedIn } = translatedIn(found, textIn, copy ?? id);
    if (!from || copy) {
      const own = { [language ?? ""]: from ? wordsFrom(from.values) : {} };
      const values = { ...startOf(form, raw, today(), from?.values), ...(language && own) };
      const title = from ? `New, like ${from.title}` : `New ${form.one}`;
      return { form, title, language, values };
    }
    const words = wordsFrom(from.values);
    return {
      ...{ ...from, language },
      values: { ...from.values, ...(language && { [language]: words }) },
      outdated: outdatedIn(from.values),
      inEnglish: (found.translations[language ?? ""]?.inEnglish ?? [])
        .map(placeIn)
        .flatMap(({ file, field }) => (file === id ? [field] : [])),
      version: versionOf(textIn(fileOf(id)) + textIn(file)),
      samples: findSamples(folder, raw).filter(({ file }) => file === id),
    };
  }

  /** Says what would be wrong, and changes nothing. */
  function check(asked: Saved) {
    return { faults: faultsWith(prepare(asked).changes) };
  }

  function save(asked: Saved) {
    const { id, changes } = prepare(asked);
    const newer = read(asked);
    if (newer.version !== asked.version) throw new Refusal(409, { newer });
    write(changes);
    const saved = read({ id });
    const { [newer.language ?? ""]: _, ...inEnglish } = newer.values;
    // A language that is switched off says nothing any more.
    const before = saved.language ? newer.values : inEnglish;
    return { ...saved, stillSaid: asked.id ? stillSaid(look(), id, before, saved.values) : [] };
  }

  function prepare(asked: Saved) {
    const prepared = prepareFor(asked);
    const isSame = [...prepared.changes].every(([file, text]) => {
      const [before, after] = [textIn(file), String(text ?? "")];
      return before === after || isDeepStrictEqual(readText(file, before), readText(file, after));
    });
    return isSame ? { ...prepared, changes: new Map() } : prepareFor(asked, today());
  }

  /** Returns what a save changes. `updated` is the day of the change. */
  function prepareFor(asked: Saved, updated?: string) {
    const { id, one, copy, values } = asked;
    const { form, language = "", values: before } = read(asked);
    const clean = withoutEmpty(form.fields, { ...values, updated: updated ?? before.updated });
    // A new entry gets its id here: a file is never named by a request.
    const isNew = id === undefined || one !== undefined || copy !== undefined;
    const target = isNew ? newId(form, clean, Object.keys(look().raw[form.name] ?? {})) : id;
    const others = othersInList(target);
    // What is no number is for the schema to refuse.
    const isMoved = typeof clean.order === "number" && clean.order !== before.order;
    if (isMoved) clean.order = Math.min(Number(clean.order), others.length + 1);
    const text = textWith(fileOf(target), clean, isNew ? "" : textIn(fileOf(target)));
    const { filesFor } = translatedIn(look(), textIn, target, copy);
    const changes: Changes = new Map<string, string | Uint8Array | undefined>([
      ...newPictures(root, form.name, text),
      [fileOf(target), text],
      ...filesFor(text, { words: values[language], fits: values.fits }),
      ...(isMoved ? makingRoom(others, Number(clean.order)) : []),
    ]);
    return { id: target, changes };
  }

  /** All others that have a place in its list, in their order. */
  function othersInList(id: string) {
    const [kind] = id.split("/");
    return look()
      .entries.filter((other) => other.id.startsWith(`${kind}/`) && other.id !== id)
      .filter(({ values }) => values.order !== undefined)
      .sort((one, other) => Number(one.values.order) - Number(other.values.order));
  }

  /** The list is counted anew from 1 on, but for the place that somebody takes. */
  function makingRoom(others: ReturnType<typeof othersInList>, taken: number) {
    return others.flatMap(({ id, values }, index) => {
      const order = index + 1 < taken ? index + 1 : index + 2;
      const file = fileOf(id);
      const text = () => textWith(file, { ...values, order }, textIn(file));
      return values.order === order ? [] : [[file, text()] as const];
    });
  }

  /** What changes when an entry goes: it leaves the lists that name it, to another one if there is. */
  function withoutEntry(id: string, instead?: string) {
    const raw = structuredClone(look().raw);
    const { filesFor } = translatedIn(look(), textIn, id);
    const changes = new Map([[fileOf(id), undefined], ...filesFor("", { words: {} })]);
    const named = faultsWith(changes).filter(({ id: other, path }) => {
      return valueAt(raw, [...other.split("/"), ...path]) === id.split("/").at(-1);
    });
    const people = raw.therapists as Record<string, { sees: string[] }> | undefined;
    const next = people?.[instead ?? ""];
    const held = named.map(({ id }) => valueAt(raw, [...id.split("/"), "requestValue"]) as string);
    if (next) {
      // Whoever takes over holds the same sessions.
      const file = fileOf(`therapists/${instead}`);
      const sees = [...new Set([...next.sees, ...held.filter(Boolean)])];
      changes.set(file, textWith(file, { ...next, sees }, textIn(file)));
    }
    // From the end, so that the entries of a list keep their numbers until it is their turn.
    for (const { id: other, path } of named.toReversed()) {
      const values = valueAt(raw, other.split("/")) as Values;
      const list = valueAt(values, path.slice(0, -1)) as unknown[];
      const others = next && !list.includes(instead) ? [instead] : [];
      list.splice(Number(path.at(-1)), 1, ...others);
      changes.set(fileOf(other), textWith(fileOf(other), values, textIn(fileOf(other))));
    }
    return { changes, named };
  }

  /** Where an entry is named that could be removed, and who could take a person's place. */
  function removal({ id = "" }: { id?: string }): Removal {
    const { form, title } = read({ id });
    const { named } = withoutEntry(id);
    const people = look().entries.filter((other) => other.form === form && other.id !== id);
    const others = people.map(({ id, title }) => ({ value: id.split("/").at(-1) ?? "", title }));
    return { title, named, others: form.name === "therapists" ? others : [] };
  }

  function remove({ id = "", instead }: { id?: string; instead?: string }) {
    const { form, values, language = "" } = read({ id });
    if (!form.isFolder) throw new Refusal(404, { said: "Every site has this." });
    const namesIn = ({ name, title }: Values) => ({ name, title });
    const names = { ...namesIn(values), [language]: namesIn((values[language] ?? {}) as Values) };
    const { changes } = withoutEntry(id, instead);
    const faults = faultsWith(changes);
    if (faults.length > 0) throw new Refusal(422, { said: "It cannot be removed yet:", faults });
    write(changes);
    return { stillSaid: stillSaid(look(), id, names) };
  }

  function bringBack(asked: BroughtBack) {
    const found = takenBack({ folder, store, look: look(), textNow: textIn }, asked);
    if (!found) throw new Refusal(422, { said: "It was not there before that." });
    const { changes, lost } = found;
    if (lost.length > 0 && !asked.isAgreed) throw new Refusal(409, { lost });
    write(changes, "Brought back");
    return read({ id: asked.ids[0] ?? "" });
  }

  /** Notes that a fact which came with the site is right. */
  function confirmFact({ id, path }: { id: string; path: readonly string[] }) {
    const samples = findSamples(folder, look().raw).filter(({ file }) => file === id);
    const sample = samples.find((one) => one.path.join("/") === path.join("/"));
    if (sample) {
      write(new Map([[confirmedFile, confirmedWith(sample, today(), textIn(confirmedFile))]]));
    }
    return read({ id });
  }

  /** What would be wrong that is not wrong now, in the words of the forms. */
  function faultsWith(changes: Changes, after = lookAt(folder, changes)): FieldFault[] {
    const before = look().faults.map((fault) => JSON.stringify(fault));
    const { faults, titleAt, labelAt } = after;
    return faults
      .filter((fault) => !before.includes(JSON.stringify(fault)))
      .map(({ path: whole, message, language }) => {
        const { file: id, keys } = placeIn(whole);
        const path = language ? [language, ...keys] : keys;
        return { id, title: titleAt(id), path, label: labelAt(id, path), message };
      });
  }

  /**
   * Applies changes if the content stays valid with them, and removes pictures that are no longer
   * used.
   */
  function write(changes: Changes, verb = "New") {
    const after = lookAt(folder, changes);
    const faults = faultsWith(changes, after);
    if (faults.length > 0) throw new Refusal(422, { faults });
    const textAfter = (file: string) => {
      return changes.has(file) ? String(changes.get(file) ?? "") : textIn(file);
    };
    const stillFits = ({ id, title, fields }: Version["entries"][number]) => {
      const labels = fields.map((field) => after.labelAt(id, field.split(".")).toLowerCase());
      return `${[title, ...labels].join(", ")}: still fits`;
    };
    // First that of which somebody asked for the change.
    const ids = [...changes.keys()].map((file) => file.replace(/\.(md|yml)$/, ""));
    const entries = ids.flatMap((id) => {
      const found = look().entryAt(id);
      if (!found) return [];
      const [old, now] = [stateOf(look(), textIn, id), stateOf(look(), textAfter, id)];
      const isGone = changes.get(fileOf(id)) === undefined;
      return { id, title: found.title, fields: changedFields(old, now), isGone };
    });
    const words = [...changes].flatMap(([file, text]) => {
      if (typeof text === "object") return [];
      return describeFile(after, file, [textIn(file), text], textIn(englishOf(file)), verb);
    });
    const all = new Map([
      ...changes,
      ...after.unusedPictures.map((file) => [file, undefined] as const),
    ]);
    store.change(all, {
      when: now().toISOString(),
      // What may be saved without another word is that those of the other language still fit.
      words: words.length > 0 ? words : entries.map(stillFits),
      entries,
    });
    forget();
  }

  function textIn(file: string) {
    return existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  }

  const search = ({ words = "" }: { words?: string }) => searchWords(look(), words);

  /** All changes, with what the forms call the fields that they changed. */
  function history() {
    return store.list().map((version) => {
      const entries = version.entries.map((entry) => {
        const labels = entry.fields.map((field) => look().labelAt(entry.id, field.split(".")));
        return { ...entry, labels };
      });
      return { ...version, entries };
    });
  }

  return {
    ...{ groups, search, read, check, save, confirm: confirmFact },
    ...{ removal, remove, history, bringBack },
  };
}

function versionOf(text: string) {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A new entry stands last. Of a copy, addresses stay with the one that has them. */
function startOf({ name, fields }: Form, raw: Values, today: string, from: Values = {}): Values {
  const others = Object.values((raw[name] ?? {}) as Record<string, Values>);
  const last = Math.max(0, ...others.map(({ order }) => Number(order ?? 0)));
  return Object.fromEntries(
    fields.flatMap(({ name, copied, value, start }) => {
      const own = start === "today" ? today : start;
      const first = name === "order" ? last + 1 : (value ?? from[name] ?? own);
      return first === undefined || copied === false ? [] : [[name, first]];
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
