import { type FieldPath, valueAt, withValue } from "../app/content/schemas/value-at.ts";

/** Part of a value that both sides changed. The value keeps `mine`, unless that is nothing in a list. */
export type Conflict = { path: FieldPath; mine: unknown; theirs: unknown };

export type Merged<Value = unknown> = { value: Value; conflicts: readonly Conflict[] };

type Group = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/**
 * Merges two changes of a value. Entries of a list are paired by their content. Paragraphs of a
 * text are such entries. Where both sides changed the same part, mine stays, and is a conflict.
 */
export function merge<Value>(base: unknown, mine: Value, theirs: Value): Merged<Value> {
  // Each part of the result comes from one of the two sides.
  return mergeAny(base, mine, theirs) as Merged<Value>;
}

function mergeAny(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isGroup(mine) && isGroup(theirs)) {
    if (base === undefined || isGroup(base)) return mergeGroups(base ?? {}, mine, theirs);
  }
  if (isList(mine) && isList(theirs)) {
    if (base === undefined || isList(base)) return mergeLists(base ?? [], mine, theirs);
  }
  if (isProse(base) && isProse(mine) && isProse(theirs)) return mergeProse(base, mine, theirs);
  return inConflict(mine, theirs);
}

function inConflict(mine: unknown, theirs: unknown): Merged {
  return { value: mine, conflicts: [{ path: [], mine, theirs }] };
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  }
  if (!isGroup(one) || !isGroup(other)) return false;
  return namesIn(one, other).every((name) => isSame(one[name], other[name]));
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !isList(value);
}

function namesIn(...groups: readonly Group[]) {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

/**
 * Fields that go together are named by the first of them: a picture and its crop, a translation and
 * the English that it was made from.
 */
function unitOf(name: string, group: Group) {
  if (name === "keepInView") return "picture";
  return "en" in group && name !== "en" ? "translation" : name;
}

/** True if two paths lead to fields that go together. */
export function areTogether(value: unknown, one: FieldPath, other: FieldPath) {
  const parents = [one, other].map((path) => path.slice(0, -1).join("\n"));
  const group = valueAt(value, one.slice(0, -1));
  if (parents[0] !== parents[1] || !isGroup(group)) return isSame(one, other);
  return unitOf(String(one.at(-1)), group) === unitOf(String(other.at(-1)), group);
}

function mergeGroups(base: Group, mine: Group, theirs: Group): Merged {
  const names = namesIn(mine, theirs, base);
  const all = { ...base, ...theirs, ...mine };
  const units = [...new Set(names.map((name) => unitOf(name, all)))];
  const parts = units.flatMap((unit) => {
    const own = names.filter((name) => unitOf(name, all) === unit);
    const isOf = (one: Group, other: Group) => own.every((name) => isSame(one[name], other[name]));
    const changed = own.filter((name) => {
      return !isSame(base[name], mine[name]) || !isSame(base[name], theirs[name]);
    });
    return own.map((name): [string, Merged] => {
      const [was, one, other] = [base[name], mine[name], theirs[name]];
      if (changed.length < 2) return [name, mergeAny(was, one, other)];
      if (isOf(base, mine)) return [name, { value: other, conflicts: [] }];
      if (isOf(base, theirs) || isSame(one, other)) return [name, { value: one, conflicts: [] }];
      return [name, inConflict(one, other)];
    });
  });
  const value = parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]));
  return {
    value: Object.fromEntries(value),
    conflicts: parts.flatMap(([name, { conflicts }]) => within(name, conflicts)),
  };
}

function within(key: string | number, conflicts: readonly Conflict[]) {
  return conflicts.map((conflict) => ({ ...conflict, path: [key, ...conflict.path] }));
}

function isProse(value: unknown): value is string {
  return typeof value === "string" && value.includes("\n\n");
}

function mergeProse(base: string, mine: string, theirs: string): Merged {
  const paragraphsOf = (text: string) => text.split("\n\n").map((words) => ({ words }));
  const merged = mergeLists(paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs));
  const textOf = (value: unknown) => {
    return (value as ReturnType<typeof paragraphsOf>).map(({ words }) => words).join("\n\n");
  };
  const value = textOf(merged.value);
  if (merged.conflicts.length === 0) return { value, conflicts: [] };
  const told = textOf(takeTheirs(merged.value, merged.conflicts));
  return { value, conflicts: [{ path: [], mine: value, theirs: told }] };
}

/** Entry of the merged list, and the index of its origin in the base, if it has one. */
type Placed = Merged & { origin: number };

function mergeLists(base: List, mine: List, theirs: List): Merged {
  const [mineFrom, theirsFrom] = [originsOf(mine, base), originsOf(theirs, base)];
  const isCommon = (origin: number) => {
    return origin >= 0 && mineFrom.includes(origin) && theirsFrom.includes(origin);
  };
  const [mineOrder, theirsOrder] = [mineFrom.filter(isCommon), theirsFrom.filter(isCommon)];
  const hasMoved = (order: List) =>
    !isSame(
      order,
      order.toSorted((a, b) => Number(a) - Number(b)),
    );

  /** Merges an entry that is in both lists, or places one that only one list has. */
  function placed(origin: number, one: unknown, other: unknown): Placed[] {
    if (isCommon(origin)) return [{ origin, ...mergeAny(base[origin], one, other) }];
    const entry = one ?? other;
    if (origin < 0) return [{ origin, value: entry, conflicts: [] }];
    if (isSame(base[origin], entry)) return [];
    return [{ origin, value: entry, conflicts: [{ path: [], mine: one, theirs: other }] }];
  }

  /** Entries of a list that aren't in both lists, by the common entry that they follow. */
  function runsOf(list: List, origins: readonly number[], isMine: boolean) {
    const runs = new Map<number, Placed[]>();
    let last = -1;
    for (const [index, entry] of list.entries()) {
      const origin = origins[index] ?? -1;
      if (isCommon(origin)) last = origin;
      else {
        const own = placed(origin, isMine ? entry : undefined, isMine ? undefined : entry);
        runs.set(last, [...(runs.get(last) ?? []), ...own]);
      }
    }
    return runs;
  }

  const mineRuns = runsOf(mine, mineFrom, true);
  const theirsRuns = runsOf(theirs, theirsFrom, false);

  /** Entries that both sides added are added once, in an order that is the same from either side. */
  function addedAfter(origin: number) {
    const own = mineRuns.get(origin) ?? [];
    const isOwn = ({ value }: Placed) => own.some((one) => isSame(one.value, value));
    const others = (theirsRuns.get(origin) ?? []).filter((other) => !isOwn(other));
    const [first, second] = [own, others].toSorted((one, other) => {
      return textOf(one) < textOf(other) ? -1 : 1;
    });
    return [...(first ?? []), ...(second ?? [])];
  }

  function inOrder(order: readonly number[]) {
    const common = order.flatMap((origin) => {
      const [one, other] = [mine[mineFrom.indexOf(origin)], theirs[theirsFrom.indexOf(origin)]];
      return [...placed(origin, one, other), ...addedAfter(origin)];
    });
    const all = [...addedAfter(-1), ...common];
    return {
      value: all.map(({ value }) => value),
      conflicts: all.flatMap(({ conflicts }, index) => within(index, conflicts)),
    };
  }

  const isMoved = hasMoved(theirsOrder);
  const merged = inOrder(isMoved && !hasMoved(mineOrder) ? theirsOrder : mineOrder);
  if (!isMoved || !hasMoved(mineOrder) || isSame(mineOrder, theirsOrder)) return merged;
  const other = inOrder(theirsOrder);
  return inConflict(merged.value, takeTheirs(other.value, other.conflicts));
}

function textOf(run: readonly Placed[]) {
  return JSON.stringify(run.map(({ value }) => value));
}

/**
 * Pairs each entry of a list with the one of the base that it was: the same, then one that has at
 * least half of its words, then one between the same neighbours. Returns -1 for a new entry. A plain
 * text in a list is a name in code, which only the same one is paired with.
 */
function originsOf(list: List, base: List): number[] {
  const origins = list.map(() => -1);
  const isFree = (origin: number) => !origins.includes(origin);
  for (const [index, entry] of list.entries()) {
    const same = base.findIndex((old, origin) => isFree(origin) && isSame(old, entry));
    origins[index] = isSame(base[index], entry) && isFree(index) ? index : same;
  }
  const alike = list.flatMap((entry, index) => {
    if (origins[index] !== -1) return [];
    return base.flatMap((old, origin) => {
      const share = isFree(origin) && isGroup(entry) ? likeness(old, entry) : 0;
      return share < 0.5 ? [] : [{ index, origin, share }];
    });
  });
  for (const { index, origin } of alike.toSorted((one, other) => other.share - one.share)) {
    if (origins[index] === -1 && isFree(origin)) origins[index] = origin;
  }
  for (let start = 0; start < list.length; start += 1) {
    if (origins[start] !== -1) continue;
    const length = [...origins.slice(start), 0].findIndex((origin) => origin !== -1);
    const before = start === 0 ? -1 : (origins[start - 1] ?? -1);
    const after = start + length === list.length ? base.length : origins[start + length];
    const places = Array.from({ length }, (_, index) => before + 1 + index);
    const isChanged = list.slice(start, start + length).every(isGroup);
    if (isChanged && after === before + 1 + length && places.every(isFree)) {
      origins.splice(start, length, ...places);
    }
    start += length - 1;
  }
  return origins;
}

/** Share of the words that two values have in common. */
function likeness(one: unknown, other: unknown) {
  const [own, others] = [wordsOf(one), wordsOf(other)];
  const rest = [...others];
  const common = own.filter((word) => {
    const place = rest.indexOf(word);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return common.length / Math.max(own.length, others.length, 1);
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "object") return Object.values(value ?? {}).flatMap(wordsOf);
  return String(value).split(/\s+/).filter(Boolean);
}

/** Replaces the parts of a value that are in conflict by theirs. */
export function takeTheirs<Value>(value: Value, conflicts: readonly Conflict[]): Value {
  // Goes backwards, so that entries of a list keep their places until their turn.
  return conflicts.reduceRight<unknown>((all, { path, theirs }) => {
    const [parent, key] = [valueAt(all, path.slice(0, -1)), path.at(-1)];
    if (theirs !== undefined || typeof key !== "number" || !isList(parent)) {
      return withValue(all, path, theirs);
    }
    return withValue(all, path.slice(0, -1), parent.toSpliced(key, 1));
  }, value) as Value;
}
