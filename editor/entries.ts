import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileOf, isNeeded } from "../app/content/collections.ts";
import { factsOf, fill } from "../app/content/placeholders.ts";
import { type Changes, readText } from "../app/content/read-content.ts";
import type { Content } from "../app/content/schemas/content.ts";
import { type FieldPath, textsIn, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import { type Issue, placeIn } from "../app/content/translation.ts";
import { changedFields, describeChange } from "./changes.ts";
import { textWith } from "./entry-text.ts";
import { factOf, pathOf } from "./facts.ts";
import type { Field, Values } from "./fields.ts";
import { type Form, fieldFault, type Look, lookAt, newId } from "./forms.ts";
import { answerPath, type Puts, putsFor, questions, type Site } from "./guide.ts";
import { asOnPages } from "./in-english.ts";
import { type Conflict, isSame, merge, takeTheirs } from "./merge.ts";
import { newPictures } from "./pictures.ts";
import { searchWords } from "./search.ts";
import { openStore, type Version } from "./store.ts";
import { findUnconfirmed } from "./unconfirmed.ts";
import { joined, split, type Value, withSameFacts } from "./value.ts";
import { inEnglish } from "./words.ts";

/** Reason for a refused request, for the form that sent it. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 422,
    readonly details: object,
  ) {
    super(JSON.stringify(details));
  }
}

/** Issue of an entry's field, in the words of the form. */
export type FieldFault = {
  id: string;
  title: string;
  path: readonly string[];
  label: string;
  message: string;
};

/** Issue of the content as it is. */
export type ContentFault = FieldFault & { file: string; isOpen: boolean };

/** Request for an entry by `id`, for a new one of the kind `one`, or for a `copy` of another. */
export type Asked = { id?: string; one?: string; copy?: string };
/** Entry of a form. A new one has only a form, a title and initial values. */
export type Entry = {
  form: Form;
  title: string;
  value: Values;
  /** Language of its translations, if it has any. */
  language: string | undefined;
} & Partial<{
  id: string;
  /** Facts that came with the project and that nobody has confirmed, with their saved places. */
  unconfirmed: { fact: string; path: FieldPath }[];
  /** Fields with an outdated translation, for which the pages show the English. */
  inEnglish: string[];
}>;

export type Saved = Entry & {
  /** Fields that were changed elsewhere, too. What was typed is saved. */
  conflicts: readonly Conflict[];
  /** True if something that was changed elsewhere is saved with it. */
  isMerged: boolean;
};

/** Places that name an entry, and people who could replace a person there. */
export type Removal = {
  title: string;
  named: FieldFault[];
  others: { value: string; title: string }[];
};

/** Question of the guide, which is a form with the answers that the content has. */
export type Guide = {
  number: number;
  titles: string[];
  text: string;
  entry: Entry;
  /** True as long as the practice has the name that came with the project. */
  isNew: boolean;
};

type Change = Asked & { base?: Values; mine: Values };

/** Change of the history that is undone: all of it, one entry, or one field. */
export type Undone = {
  name: string;
  id?: string | undefined;
  path?: FieldPath | undefined;
  /** True if later changes of the same fields may be lost. */
  isAgreed?: boolean | undefined;
};

/** Name of a fact, and the entry that has it. */
type Fact = { id: string; fact: string };

export type UnconfirmedFact = Fact & {
  title: string;
  path: FieldPath;
  label: string;
  text: string;
  /** True if the schema lets it be empty. */
  isOptional: boolean;
};

/** Opens the content: its entries can be read, checked, saved, removed and restored. */
export function entriesIn(root: string, now = () => new Date()) {
  const folder = join(root, "content");
  const store = openStore(root);
  /** Content as it is, kept until the current task ends. */
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

  function textIn(file: string) {
    return existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  }

  function savedValue(id: string) {
    return look().entryAt(id) && joined(look().placeOf(id), textIn);
  }

  function groups() {
    const { forms, entries: all } = look();
    const entries = all.filter(({ id }) => isNeeded(id));
    return [...new Set(forms.map(({ group }) => group))].map((label) => {
      const own = forms.filter(({ group }) => group === label);
      return {
        label,
        add: own.filter(({ isFolder }) => isFolder).map(({ one }) => one),
        entries: own
          .flatMap((form) => entries.filter((entry) => entry.form === form))
          .sort(byPlace)
          .map(({ id, title }) => ({ id, title })),
      };
    });
  }

  function read({ id = "", one, copy }: Asked): Entry {
    const { raw, forms, entryAt, placeOf, translations, language: own } = look();
    const from = entryAt(copy ?? id);
    const form = one ? forms.find((form) => form.isFolder && form.one === one) : from?.form;
    if (look().isUnreadable(copy ?? id)) {
      throw new Refusal(422, { said: "A file of this entry can't be read: see Edit the site." });
    }
    if (!form) throw new Refusal(404, { said: "There is no such entry any more." });
    const saved = from && savedValue(from.id);
    const value = saved?.fields ?? {};
    if (!from || copy) {
      const title = from ? `New, like ${from.title}` : `New ${form.one}`;
      return { form, title, language: own, value: startOf(form, raw, today(), value) };
    }
    const { language } = placeOf(id);
    return {
      ...{ id, form, title: from.title, language, value },
      inEnglish: (translations[language ?? ""]?.inEnglish ?? [])
        .map(placeIn)
        .flatMap(({ file, field }) => (file === id ? [field] : [])),
      unconfirmed: Object.keys(saved?.unconfirmed ?? {}).flatMap((fact) => {
        const path = pathOf(inEnglish(form.fields, value), fact);
        return path ? [{ fact, path }] : [];
      }),
    };
  }

  /** Returns the faults of a change without saving it. */
  function check(asked: Change) {
    return { faults: faultsWith(prepare(changed(asked).puts).changes) };
  }

  /** Saves what was typed, together with what was saved elsewhere in the meantime. */
  function save(asked: Change): Saved {
    const { id, puts, conflicts, isMerged } = changed(asked);
    put(puts);
    return { ...read({ id }), conflicts, isMerged };
  }

  function changed(asked: Change) {
    const { id, one, copy, base, mine } = asked;
    const { form, value } = read(asked);
    if (id === undefined || one !== undefined || copy !== undefined) {
      // A new entry gets its id here: a file is never named by a request.
      const target = newId(form, mine, Object.keys(look().raw[form.name] ?? {}));
      const origin = copy === undefined ? undefined : savedValue(copy);
      const puts: Puts = new Map([[target, withFields(form, origin, mine)]]);
      return { id: target, puts, conflicts: [], isMerged: false };
    }
    const merged = merge(base, mine, value);
    const puts: Puts = new Map([[id, withFields(form, savedValue(id), merged.value)]]);
    return { id, puts, conflicts: merged.conflicts, isMerged: !isSame(base, value) };
  }

  /** Returns a value with other fields. Changed facts are no longer unconfirmed. */
  function withFields({ fields: form }: Form, before: Value | undefined, fields: Values) {
    const unconfirmed = before?.unconfirmed ?? {};
    return withSameFacts(form, { fields, unconfirmed }, [before]);
  }

  /** Returns changes that remove an entry, and the places that name it. `instead` replaces it. */
  function withoutEntry(id: string, instead?: string) {
    const { raw } = look();
    const puts = new Map<string, Value | undefined>([[id, undefined]]);
    const named = faultsWith(prepare(puts).changes).filter(({ id: other, path }) => {
      return valueAt(raw, [...other.split("/"), ...path]) === id.split("/").at(-1);
    });
    const edit = (other: string, change: (fields: Values) => unknown) => {
      const value = puts.get(other) ?? savedValue(other);
      const { form } = look().entryAt(other) ?? {};
      if (value && form) puts.set(other, withFields(form, value, change(value.fields) as Values));
    };
    const held = named.map(({ id }) => valueAt(raw, [...id.split("/"), "requestValue"]) as string);
    // The person who takes over holds the same sessions.
    if (instead) {
      edit(`therapists/${instead}`, ({ sees, ...fields }) => {
        return { ...fields, sees: [...new Set([...(sees as string[]), ...held.filter(Boolean)])] };
      });
    }
    // Goes backwards, so that entries of a list keep their numbers until their turn.
    for (const { id: other, path } of named.toReversed()) {
      edit(other, (fields) => {
        const list = valueAt(fields, path.slice(0, -1)) as unknown[];
        const others = instead && !list.includes(instead) ? [instead] : [];
        return withValue(
          fields,
          path.slice(0, -1),
          list.toSpliced(Number(path.at(-1)), 1, ...others),
        );
      });
    }
    return { puts, named };
  }

  /** Returns the places that name an entry, and the people who could replace a person there. */
  function removal({ id = "" }: { id?: string }): Removal {
    const { form, title } = read({ id });
    const { named } = withoutEntry(id);
    const people = look().entries.filter((other) => other.form === form && other.id !== id);
    const others = people.map(({ id, title }) => ({ value: id.split("/").at(-1) ?? "", title }));
    return { title, named, others: form.name === "therapists" ? others : [] };
  }

  function remove({ id = "", instead }: { id?: string; instead?: string }) {
    if (!read({ id }).form.isFolder) throw new Refusal(404, { said: "Every site has this." });
    const people: object = look().raw.therapists ?? {};
    const { puts } = withoutEntry(id, Object.hasOwn(people, instead ?? "") ? instead : undefined);
    const faults = faultsWith(prepare(puts).changes);
    if (faults.length > 0) throw new Refusal(422, { said: "It cannot be removed yet:", faults });
    put(puts);
    return {};
  }

  function isNew() {
    return savedValue("practice")?.unconfirmed.name ?? false;
  }

  function site(): Site {
    const { forms, language, entries, placeOf } = look();
    const ids = entries.toSorted(byPlace).map(({ id }) => id);
    return { forms, language, ids, fieldsOf: (id) => placeOf(id).fields, valueOf: savedValue };
  }

  function questionAt(number: number) {
    const question = questions[number - 1];
    if (!question) throw new Refusal(404, { said: "There is no such question." });
    return question;
  }

  /** Returns a question of the guide, with the answers that the content has. */
  function guide({ number: asked = "1" }: { number?: string }): Guide {
    const number = Number(asked);
    const { title, text, fields, answers } = questionAt(number);
    const form = { name: "guide", group: "", isFolder: false, one: title, fields: fields(site()) };
    return {
      ...{ number, text, titles: questions.map(({ title }) => title), isNew: isNew() },
      entry: { form, title, value: answers(site()), language: look().language },
    };
  }

  /** Saves the answers to a question of the guide as one change. */
  function answer({ number, base, mine }: { number: number; base: Values; mine: Values }) {
    const question = questionAt(number);
    const { value } = merge(base, mine, question.answers(site()));
    const said = question.refusal?.(value);
    if (said) throw new Refusal(422, { said });
    const puts = putsFor(question, value, site());
    try {
      put(puts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { faults = [] } = error.details as { faults?: FieldFault[] };
      const asked = faults.map((fault) => {
        return { ...fault, path: answerPath(fault.id, fault.path, value, site()) };
      });
      throw new Refusal(error.status, { ...error.details, faults: asked });
    }
    return {};
  }

  /** Undoes a change of the history, and leaves everything later as it is. */
  function undo({ name, id: only, path, isAgreed }: Undone) {
    const version = store.list().find((version) => version.name === name);
    const entries = version?.entries.filter(({ id }) => !only || id === only) ?? [];
    if (!version || entries.length === 0) {
      throw new Refusal(422, { said: "There is no earlier version to restore." });
    }
    const puts = new Map<string, Value | undefined>();
    const lost: string[] = [];
    for (const { id } of entries) {
      const place = look().placeOf(id, readText(fileOf(id), keptText(version, fileOf(id), "old")));
      const states = (["old", "new"] as const).map((state) => {
        return joined(place, (file) => keptText(version, file, state));
      });
      const [before, after] = states;
      const now = savedValue(id);
      if (!after && now) {
        throw new Refusal(422, { said: `${look().titleAt(id)} has its address now.` });
      }
      const theirs = path && after && before ? withPart(after, before, path) : before;
      const { value, conflicts } = merge(after, now, theirs);
      lost.push(
        ...conflicts.map(({ path: [_, ...path] }) => {
          // A text and its translation have one label.
          const label = look().labelAt(
            id,
            path.filter((key) => key !== "en" && key !== "sourceText"),
          );
          return [look().titleAt(id), label.toLowerCase()].filter(Boolean).join(", ");
        }),
      );
      const restored = takeTheirs(value, conflicts);
      puts.set(id, restored && withSameFacts(place.fields, restored, [now, before]));
    }
    if (lost.length > 0 && !isAgreed) throw new Refusal(422, { lost: [...new Set(lost)] });
    put(puts, "Brought back", version);
    return {};
  }

  /** Returns the text of a file before or after a change, or as it is if it wasn't changed. */
  function keptText(version: Version, file: string, state: "old" | "new") {
    if (!version.files.some((kept) => kept.file === file)) return textIn(file);
    return store.keptFile(version, file, state)?.toString() ?? "";
  }

  /** Confirms facts that came with the project. */
  function confirm(facts: readonly Fact[]) {
    const puts = new Map<string, Value>();
    for (const { id, fact } of facts) {
      const value = puts.get(id) ?? savedValue(id);
      if (!value) continue;
      const { [fact]: _, ...unconfirmed } = value.unconfirmed;
      puts.set(id, { ...value, unconfirmed });
    }
    put(puts);
    return {};
  }

  /** Empties a field that came with the project, or removes an entry of a list. */
  function leaveOut({ id, fact }: Fact) {
    const [entry, value] = [look().entryAt(id), savedValue(id)];
    const path = entry && pathOf(entry.values, fact);
    if (!entry || !value || !path) throw new Refusal(404, { said: "It isn't there any more." });
    const fields = withoutPart(value.fields, path) as Values;
    put(new Map([[id, withFields(entry.form, value, fields)]]));
    return {};
  }

  /** Facts that came with the project and that nobody has confirmed, as pages show them. */
  function unconfirmed(): UnconfirmedFact[] {
    const { raw, known, entryAt, labelAt } = look();
    const facts = factsOf(raw as unknown as Content);
    return findUnconfirmed(folder, look()).flatMap(({ id, path }) => {
      const entry = entryAt(id);
      if (!entry) return [];
      const value = valueAt(entry.values, path);
      const texts = textsIn(fill(value, facts))
        // An icon is chosen by a name that no page shows.
        .filter(({ path }) => path.at(-1) !== "icon")
        .map(({ text }) => asOnPages(known.names[text] ?? text));
      return {
        ...{ id, path, title: entry.title, label: labelAt(id, path) },
        fact: factOf(path, value),
        text: texts.join(" · "),
        isOptional: mayBeEmpty(entry.form.fields, entry.values, path),
      };
    });
  }

  /** Faults that the content has with changes, and doesn't have now, in the words of the forms. */
  function faultsWith(changes: Changes, after = lookAt(folder, changes)): FieldFault[] {
    const before = look().issues.map((fault) => JSON.stringify(fault));
    return after.issues
      .filter((fault) => !before.includes(JSON.stringify(fault)))
      .map((fault) => fieldFault(fault, after));
  }

  /** Faults of the content as it is, each with its file, and whether its entry can be opened. */
  function faults(): ContentFault[] {
    return look().issues.flatMap((fault) => {
      const { id, ...rest } = fieldFault(fault, look());
      // Faults of its fields only follow from an unreadable file.
      if (look().isUnreadable(id) && placeIn(fault.path).keys.length > 0) return [];
      const file = faultyFile(fault);
      return { ...rest, id, file, isOpen: look().entryAt(id) !== undefined };
    });
  }

  /** Restores the newest version of a file in the history with which it has no fault. */
  function restore({ file }: { file: string }) {
    const versions = store.list();
    const texts = versions.flatMap((version) => {
      return (["new", "old"] as const).map((state) => store.keptFile(version, file, state));
    });
    for (const bytes of texts) {
      const changes: Changes = new Map([[file, bytes]]);
      if (!bytes || lookAt(folder, changes).issues.some((fault) => faultyFile(fault) === file)) {
        continue;
      }
      store.change(changes, {
        when: now().toISOString(),
        words: [`Restored: ${file}`],
        entries: [],
      });
      forget();
      return {};
    }
    throw new Refusal(422, { said: `The history has no valid version of ${file}.` });
  }

  /** Returns the files with which entries have these values, and which of them are changed. */
  function prepare(wanted: Puts) {
    const changes = new Map<string, string | Uint8Array | undefined>();
    const ids: string[] = [];
    const textNow = (file: string) => {
      return changes.has(file) ? String(changes.get(file) ?? "") : textIn(file);
    };
    for (const [id, value] of withPlaces(wanted)) {
      const place = look().placeOf(id, { ...value?.fields });
      const { updated } = look().entryAt(id)?.values ?? {};
      const old = textIn(fileOf(id)) || newestText(fileOf(id));
      const readOld = (file: string) => (file === fileOf(id) ? old : textNow(file));
      const isChange = ([file, text]: readonly [string, unknown]) => {
        const [before, after] = [textNow(file), String(text ?? "")];
        if (before === after) return false;
        return !isDeepStrictEqual(readText(file, before), readText(file, after));
      };
      const files = new Map(split(place, value, readOld, updated ?? today()));
      const changed = [...files].filter(isChange);
      if (isSame(value, savedValue(id)) || changed.length === 0) continue;
      ids.push(id);
      const isOnPages = changed.some(([file]) => !/(^|\/)\./.test(file));
      if (isOnPages && value)
        files.set(fileOf(id), ofToday(fileOf(id), `${files.get(fileOf(id))}`));
      for (const [file, text] of [...files].filter(isChange)) {
        if (look().unreadable.includes(file)) {
          throw new Refusal(422, { said: `${file} can't be read: restore it first.` });
        }
        changes.set(file, text);
        for (const [name, bytes] of picturesFor(file, String(text ?? ""))) changes.set(name, bytes);
      }
    }
    return { ids, changes };
  }

  /** Returns the text of an entry with the day of its last change, if it has one. */
  function ofToday(file: string, text: string) {
    const values = readText(file, text);
    return "updated" in values ? textWith(file, { ...values, updated: today() }, text) : text;
  }

  /** Text of a deleted file, so that a restored entry keeps its comments. */
  function newestText(file: string) {
    const texts = store.list().map((version) => store.keptFile(version, file, "old"));
    return texts.find(Boolean)?.toString() ?? "";
  }

  /** New photos that a text names, and deleted pictures that it names again. */
  function picturesFor(file: string, text: string) {
    const collection = dirname(file);
    const names = text.match(/[\w-]+\.(?:svg|jpe?g|png|webp|avif)/gi) ?? [];
    const kept = names.flatMap((name) => {
      const picture = `${collection}/${name}`;
      if (existsSync(join(folder, picture))) return [];
      const versions = store.list().map((version) => store.keptFile(version, picture, "old"));
      const bytes = versions.find(Boolean);
      return bytes ? [[picture, bytes] as const] : [];
    });
    return [...kept, ...newPictures(root, collection, text)];
  }

  /** Renumbers the lists in which an entry has another place than before, from 1 on. */
  function withPlaces(wanted: Puts): Puts {
    const puts = new Map(wanted);
    for (const [id, value] of wanted) {
      const kind = dirname(id);
      const others = look()
        .entries.filter(({ id: other }) => dirname(other) === kind && !wanted.has(other))
        .filter(({ values }) => values.order !== undefined)
        .sort((one, other) => Number(one.values.order) - Number(other.values.order));
      const order = value?.fields.order;
      const current = look().entryAt(id);
      const isMoved = current
        ? order !== current.values.order
        : others.some(({ values }) => values.order === order);
      // The schema refuses a position that is not a number.
      if (!value || typeof order !== "number" || !isMoved) continue;
      const own = Math.min(order, others.length + 1);
      puts.set(id, { ...value, fields: { ...value.fields, order: own } });
      for (const [index, { id: other }] of others.entries()) {
        const place = index + 1 < own ? index + 1 : index + 2;
        const old = savedValue(other);
        if (old) puts.set(other, { ...old, fields: { ...old.fields, order: place } });
      }
    }
    return puts;
  }

  /**
   * Applies new values if the content stays valid with them, and removes pictures that are no longer
   * used. A file with the values that it had before a version gets the text of that time.
   */
  function put(wanted: Puts, verb = "New", version?: Version) {
    const { ids, changes } = prepare(wanted);
    if (ids.length === 0) return;
    for (const [file, text] of changes) {
      const old = version && store.keptFile(version, file, "old")?.toString();
      if (!old || typeof text !== "string") continue;
      const dated = old.replace(dayLine, dayLine.exec(text)?.[0] ?? "$&");
      if (isDeepStrictEqual(readText(file, dated), readText(file, text))) changes.set(file, dated);
    }
    const after = lookAt(folder, changes);
    const faults = faultsWith(changes, after);
    if (faults.length > 0) throw new Refusal(422, { faults });
    const textAfter = (file: string) => {
      return changes.has(file) ? String(changes.get(file) ?? "") : textIn(file);
    };
    const changed = ids.flatMap((id) => {
      const entry = look().entryAt(id) ?? after.entryAt(id);
      const place = (look().entryAt(id) ? look() : after).placeOf(id);
      if (!entry) return [];
      const [old, now] = [savedValue(id), joined(place, textAfter)];
      const words = describeChange({ ...place, ...entry }, old, now, verb);
      const fields = old && now ? changedFields(entry.form.fields, old, now) : [];
      return { id, title: entry.title, words, fields, isNew: !old, isGone: !now };
    });
    const pictures = [...changes.keys()].filter((file) => !/\.(md|yml)$/.test(file));
    const unused = after.unusedPictures.map((file) => [file, undefined] as const);
    store.change(new Map([...changes, ...unused]), {
      when: now().toISOString(),
      words: [
        ...changed.flatMap(({ words }) => words),
        ...pictures.map((file) => `${verb} picture: ${basename(file)}`),
      ],
      entries: changed.map(({ words: _, ...entry }) => entry),
    });
    forget();
  }

  const search = ({ words = "" }: { words?: string }) => searchWords(look(), words);

  /** Returns all changes, with the labels of the changed fields. */
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
    ...{ groups, search, read, check, save, confirm, removal, remove, history, undo },
    ...{ faults, restore, unconfirmed, leaveOut, guide, answer },
  };
}

/** Line of a file with the day of the last change. */
const dayLine = /^updated: .*$/m;

type Placed = { values: Values };

/** Sorts entries by their place. Those without one come after, the newest first. */
function byPlace({ values: one }: Placed, { values: other }: Placed) {
  const orderOf = ({ order }: Values) => Number(order ?? Number.MAX_VALUE);
  const dayOf = ({ date }: Values) => String(date ?? "");
  return orderOf(one) - orderOf(other) || dayOf(other).localeCompare(dayOf(one));
}

/** File in which a fault is. */
function faultyFile({ path, language }: Issue) {
  const { file } = placeIn(path);
  return language ? `${language}/${fileOf(file)}` : fileOf(file);
}

/** Returns a value without a field, or without an entry of a list. */
function withoutPart(value: unknown, path: FieldPath) {
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  if (typeof key !== "number") return withValue(value, path, undefined);
  return withValue(value, parent, (valueAt(value, parent) as unknown[]).toSpliced(key, 1));
}

function mayBeEmpty(fields: readonly Field[], values: Values, path: FieldPath) {
  const isEntry = typeof path.at(-1) === "number";
  const whole = isEntry ? path.slice(0, -1) : path;
  let place: Field | undefined = { name: "", label: "", optional: false, kind: "object", fields };
  for (const key of whole) {
    place = typeof key === "number" ? place?.item : place?.fields?.find(({ name }) => name === key);
  }
  if (!place || !isEntry) return place?.optional ?? false;
  return (valueAt(values, whole) as unknown[]).length > (place.optional ? 0 : (place.least ?? 1));
}

/** Returns a value in which one field is as in another, with the lines of its facts. */
function withPart(value: Value, other: Value, path: FieldPath): Value {
  const fact = path.join(".");
  const isOf = ([name]: [string, unknown]) => {
    return `${name}.`.startsWith(`${fact}.`) || fact.startsWith(`${name}.`);
  };
  return {
    fields: withValue(value.fields, path, valueAt(other.fields, path)) as Values,
    unconfirmed: Object.fromEntries([
      ...Object.entries(value.unconfirmed).filter((one) => !isOf(one)),
      ...Object.entries(other.unconfirmed).filter(isOf),
    ]),
  };
}

function lastOrder(things: unknown) {
  const all = Object.values((things ?? {}) as Record<string, Values>);
  return Math.max(0, ...all.map(({ order }) => Number(order ?? 0)));
}

/** Returns the initial values of an entry: last in order, and without a copy's addresses. */
function startOf({ name, fields }: Form, raw: Values, today: string, from: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ name: field, copied, value, start, isWords }) => {
      const own = start === "today" ? today : isWords && start ? { en: start } : start;
      const first = field === "order" ? lastOrder(raw[name]) + 1 : (value ?? from[field] ?? own);
      return first === undefined || copied === false ? [] : [[field, first]];
    }),
  );
}
