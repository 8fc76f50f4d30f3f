import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileOf } from "../app/content/collections.ts";
import { type Changes, readText } from "../app/content/read-content.ts";
import { changedFields, describeChange } from "./changes.ts";
import { textWith } from "./entry-text.ts";
import { type ContentSnapshot, type FieldFault, fieldFault, readSnapshot } from "./forms.ts";
import { isSame } from "./merge.ts";
import { newPictures } from "./pictures.ts";
import { RequestError } from "./request-error.ts";
import { openStore, type Version } from "./store.ts";
import { joined, split, type Value } from "./value.ts";

/** New values of entries. One without a value is removed. */
export type Puts = ReadonlyMap<string, Value | undefined>;

export type ContentFolder = ReturnType<typeof openContent>;

/** Opens the content of a project. Its entries are values, which are read, checked and put. */
export function openContent(root: string, now: () => Date) {
  const folder = join(root, "content");
  const store = openStore(root);
  /** Content as it is, kept until the current task ends: files may be changed by hand. */
  let current: ContentSnapshot | undefined;
  const today = () => now().toISOString().slice(0, 10);

  function snapshot() {
    if (!current) queueMicrotask(forget);
    current ??= readSnapshot(folder);
    return current;
  }

  function forget() {
    current = undefined;
  }

  function textIn(file: string) {
    return existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  }

  function savedValue(id: string) {
    return snapshot().entryAt(id) && joined(snapshot().placeOf(id), textIn);
  }

  /** Returns an entry that can be opened. */
  function entryAt(id: string) {
    const entry = snapshot().entryAt(id);
    if (entry) return entry;
    if (!snapshot().isUnreadable(id))
      throw new RequestError(404, { message: "There is no such entry any more." });
    throw new RequestError(422, {
      message: "A file of this entry can't be read: see Edit the site.",
    });
  }

  /** Returns the faults that the content would have with new values, and doesn't have now. */
  function check(puts: Puts) {
    return faultsWith(prepare(puts).changes);
  }

  /** Faults that the content has with changes, and doesn't have now, in the words of the forms. */
  function faultsWith(changes: Changes, after = readSnapshot(folder, changes)): FieldFault[] {
    const before = snapshot().issues.map((fault) => JSON.stringify(fault));
    return after.issues
      .filter((fault) => !before.includes(JSON.stringify(fault)))
      .map((fault) => fieldFault(fault, after));
  }

  /** Returns the files with which entries have these values, and which of them are changed. */
  function prepare(wanted: Puts) {
    const changes = new Map<string, string | Uint8Array | undefined>();
    const ids: string[] = [];
    const textNow = (file: string) => {
      return changes.has(file) ? String(changes.get(file) ?? "") : textIn(file);
    };
    for (const [id, value] of withPlaces(wanted)) {
      const place = snapshot().placeOf(id, { ...value?.fields });
      const { updated } = snapshot().entryAt(id)?.values ?? {};
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
        if (snapshot().unreadable.includes(file)) {
          throw new RequestError(422, { message: `${file} can't be read: restore it first.` });
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
      const others = snapshot()
        .entries.filter(({ id: other }) => dirname(other) === kind && !wanted.has(other))
        .filter(({ values }) => values.order !== undefined)
        .sort((one, other) => Number(one.values.order) - Number(other.values.order));
      const order = value?.fields.order;
      const current = snapshot().entryAt(id);
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
    const after = readSnapshot(folder, changes);
    const faults = faultsWith(changes, after);
    if (faults.length > 0) throw new RequestError(422, { faults });
    const textAfter = (file: string) => {
      return changes.has(file) ? String(changes.get(file) ?? "") : textIn(file);
    };
    const changed = ids.flatMap((id) => {
      const entry = snapshot().entryAt(id) ?? after.entryAt(id);
      const place = (snapshot().entryAt(id) ? snapshot() : after).placeOf(id);
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
    current = unused.length > 0 ? undefined : after;
  }

  /** Applies changes of files that aren't values of entries. */
  function restore(changes: Changes, words: string) {
    store.change(changes, { when: now().toISOString(), words: [words], entries: [] });
    forget();
  }

  return { folder, store, today, snapshot, textIn, savedValue, entryAt, check, put, restore };
}

/** Line of a file with the day of the last change. */
const dayLine = /^updated: .*$/m;
