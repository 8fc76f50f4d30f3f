import { isDeepStrictEqual } from "node:util";
import { fileOf } from "../app/content/collections.ts";
import { readText } from "../app/content/read-content.ts";
import { valueAt, withValue } from "../app/content/schemas/value-at.ts";
import type { Look, Values } from "./forms.ts";
import { type Read, translatedIn } from "./translated.ts";

/** An entry at some time. */
export type State = {
  values: Values;
  /** In the other language. */
  words: unknown;
  /** From which English each of them was made. */
  notes: Readonly<Record<string, string>>;
};

/** As these files have it. */
export function stateOf(look: Look, read: Read, id: string): State {
  const values = readText(fileOf(id), read(fileOf(id)));
  const { wordsFrom, made } = translatedIn(look, read, id);
  return { values, words: wordsFrom(values), notes: made };
}

/** The fields that differ, as `address.street`; a list is one. Another day of saving is no change. */
export function changedFields(before: State, after: State) {
  return fieldsIn([before.values, after.values]).filter((field) => {
    if (field === "updated" && after.values.updated) return false;
    return !isDeepStrictEqual(partOf(before, field), partOf(after, field));
  });
}

function fieldsIn(all: readonly unknown[]): string[] {
  const names = new Set(all.flatMap((one) => Object.keys(one ?? {})));
  return [...names].flatMap((name) => {
    const parts = all.map((one) => valueAt(one, [name]));
    // One that was not there, or is not any more, comes and goes as a whole.
    return parts.every(isGroup) ? fieldsIn(parts).map((part) => `${name}.${part}`) : [name];
  });
}

function isGroup(value: unknown) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function partOf({ values, words, notes }: State, field: string) {
  const path = field.split(".");
  const own = Object.entries(notes).filter(([name]) => isWithin(name, field));
  return { value: valueAt(values, path), words: valueAt(words, path), notes: own };
}

function isWithin(name: string, field: string) {
  return name === field || name.startsWith(`${field}.`);
}

/** One state, but for some fields, which are as in another. */
export function withFields(state: State, fields: readonly string[], other: State): State {
  return fields.reduce(({ values, words, notes }, field) => {
    const part = partOf(other, field);
    const path = field.split(".");
    const kept = Object.entries(notes).filter(([name]) => !isWithin(name, field));
    return {
      values: withValue(values, path, part.value) as Values,
      words: withValue(words, path, part.words),
      notes: Object.fromEntries([...kept, ...part.notes]),
    };
  }, state);
}

/**
 * A list of names, as of a team, in which a change is taken back, and who came or went since stays so;
 * nothing for anything else.
 */
export function listWithout(field: string, [was, became, is]: readonly [State, State, State]) {
  const lists = [was, became, is].map((state) => partOf(state, field));
  const [before, after, now] = lists.map(({ value }) => value ?? []) as [
    string[],
    string[],
    string[],
  ];
  const areNames = lists.every(({ value, words }) => {
    return (
      words === undefined && (value === undefined || (Array.isArray(value) && value.every(isText)))
    );
  });
  if (!areNames || isDeepStrictEqual(after, now)) return;
  const left = now.filter((name) => before.includes(name) || !after.includes(name));
  const back = before.filter((name) => !after.includes(name) && !now.includes(name));
  return back.reduce((all, name) => all.toSpliced(before.indexOf(name), 0, name), left);
}

function isText(value: unknown) {
  return typeof value === "string";
}
