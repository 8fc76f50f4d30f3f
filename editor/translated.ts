import { fileOf, listNames } from "../app/content/collections.ts";
import { readText } from "../app/content/read-content.ts";
import { contentSchema } from "../app/content/schemas/content.ts";
import { type FieldPath, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import {
  madeFromFile,
  madeFromText,
  notYet,
  parseMadeFrom,
  wordsIn,
} from "../app/content/translation.ts";
import { textWith } from "./entry-text.ts";
import type { Look, Values } from "./forms.ts";

type Files = [file: string, text: string | undefined][];

/** Words, which of them still fit, and, if it is known, from which English each was made. */
type Given = { words?: unknown; fits?: unknown; notes?: Readonly<Record<string, string>> };

/** What a file holds, now or at another time; one that is not there holds nothing. */
export type Read = (file: string) => string;

/**
 * The words of an entry in the language beside English, as its form shows and saves them; of a new
 * one that is made from another, those of the other are there to start from.
 */
export function translatedIn({ language = "", known }: Look, read: Read, id: string, from = id) {
  const file = `${language}/${fileOf(id)}`;
  const notesFile = madeFromFile(language);
  const notes = parseMadeFrom(notesFile, read(notesFile));
  const made = notes[from] ?? {};

  /** The fields of an entry that hold words. */
  function pathsIn(values: Values): FieldPath[] {
    const parts = id.split("/");
    const content = withValue({}, parts, values);
    return wordsIn(contentSchema(known), content).map((path) => path.slice(parts.length));
  }

  const words = language ? read(`${language}/${fileOf(from)}`) : "";
  const old = readText(file, words);

  /** Without those for which English ones stand in. */
  function wordsFrom(values: Values) {
    return pathsIn(values).reduce<unknown>((all, path) => {
      const own = valueAt(old, path);
      return own === undefined || made[path.join(".")] === notYet ? all : withValue(all, path, own);
    }, {});
  }

  /** Fields whose English is another now, with what it was. */
  function outdatedIn(values: Values) {
    return Object.fromEntries(
      pathsIn(values).flatMap((path) => {
        const note = made[path.join(".")];
        if (!note || note === String(valueAt(values, path))) return [];
        return [[path.join("."), note]];
      }),
    );
  }

  /**
   * What the files would hold: every word that is there in English, and from which English each was
   * made. Unless that is known, what is as it was keeps its note, wherever in a list it has moved;
   * what still fits is as good as made anew. A thing of which nothing is translated has no file.
   */
  function filesFor(english: string, { words: given, fits, notes: noted }: Given): Files {
    if (!language) return [];
    const values = readText(fileOf(id), english);
    const own = given ?? wordsFrom(values);
    const paths = pathsIn(values);
    const isEmpty = paths.every((path) => !valueAt(own, path));
    if (isEmpty && listNames.includes(id.split("/")[0] ?? "")) {
      return words === "" ? [] : [[file, undefined]];
    }
    const places = new Map(Object.keys(made).map((name) => [valueAt(old, name.split(".")), name]));
    const now: Record<string, string> = {};
    let all: unknown = {};
    for (const path of paths) {
      const name = path.join(".");
      const text = String(valueAt(own, path) ?? "").trim();
      const inEnglish = valueAt(values, path);
      const place = valueAt(old, path) === text ? name : (places.get(text) ?? "");
      const note = valueAt(fits, [name]) === true ? "" : (noted?.[name] ?? made[place]);
      all = withValue(all, path, text || inEnglish);
      now[name] = text === "" ? notYet : note || String(inEnglish);
    }
    if (paths.length === 0) return [];
    return [
      [file, textWith(file, all as Values, words)],
      [notesFile, madeFromText({ ...notes, [id]: now })],
    ];
  }

  return { file, made, wordsFrom, outdatedIn, filesFor };
}
