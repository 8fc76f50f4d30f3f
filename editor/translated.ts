import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../app/content/read-content.ts";
import { contentSchema } from "../app/content/schemas/content.ts";
import { valueAt, withValue } from "../app/content/schemas/value-at.ts";
import {
  collections,
  fingerprint,
  madeFromFile,
  madeFromText,
  notYet,
  type Path,
  readMadeFrom,
  wordsIn,
} from "../app/content/translation.ts";
import { textWith } from "./entry-text.ts";
import { fileOf, type Look, type Values } from "./forms.ts";

type Files = [file: string, text: string | undefined][];

type Origin = {
  /** What files held before a change that is taken back. */
  before?: (file: string) => string | undefined;
  /** The entry like which a new one is made: its words are there to start from. */
  from?: string;
};

/** The words of an entry in the language beside English, as its form shows and saves them. */
export function translatedIn(folder: string, look: Look, id: string, origin: Origin = {}) {
  const { before = () => undefined, from = id } = origin;
  const { language = "", known } = look;
  const file = `${language}/${fileOf(id)}`;
  const notes = readMadeFrom(folder, language);
  const notesThen = readMadeFrom(folder, language, before(madeFromFile(language)));
  const made = notesThen[from] ?? notes[from] ?? {};

  /** The fields of an entry that hold words. */
  function pathsIn(values: Values): Path[] {
    const parts = id.split("/");
    const content = withValue({}, parts, values);
    return wordsIn(contentSchema(known), content).map((path) => path.slice(parts.length));
  }

  const source = `${language}/${fileOf(from)}`;
  const place = join(folder, source);
  const words = before(source) ?? (existsSync(place) ? readFileSync(place, "utf8") : "");
  const old = readText(file, words);

  /** Without those for which English ones stand in. */
  function wordsFrom(values: Values) {
    return pathsIn(values).reduce<unknown>((all, path) => {
      const own = valueAt(old, path);
      return own === undefined || made[path.join(".")] === notYet ? all : withValue(all, path, own);
    }, {});
  }

  /** Fields whose English is another now, with what it was if one of these older texts has it. */
  function outdatedIn(values: Values, older: readonly string[]) {
    const past = older.map((text) => readText(fileOf(id), text));
    return Object.fromEntries(
      pathsIn(values).flatMap((path) => {
        const note = made[path.join(".")];
        if (!note || note === fingerprint(valueAt(values, path))) return [];
        const was = past.map((old) => valueAt(old, path));
        return [[path.join("."), String(was.find((words) => fingerprint(words) === note) ?? "")]];
      }),
    );
  }

  /**
   * What the files would hold: every word that is there in English, and from which English each was
   * made. What is as it was keeps its note, wherever in a list it has moved; what still fits is as
   * good as made anew. A thing of which nothing is translated has no file.
   */
  function filesFor(english: string, typed?: unknown, fits?: unknown): Files {
    if (!language) return [];
    const values = readText(fileOf(id), english);
    const own = typed ?? wordsFrom(values);
    const paths = pathsIn(values);
    const isEmpty = paths.every((path) => !valueAt(own, path));
    if (isEmpty && collections.includes(id.split("/")[0] ?? "")) {
      return words === "" ? [] : [[file, undefined]];
    }
    const places = new Map(Object.keys(made).map((name) => [valueAt(old, name.split(".")), name]));
    const now: Record<string, string> = {};
    let all: unknown = {};
    for (const path of paths) {
      const name = path.join(".");
      const given = String(valueAt(own, path) ?? "").trim();
      const inEnglish = valueAt(values, path);
      const place = valueAt(old, path) === given ? name : (places.get(given) ?? "");
      const isNew = !made[place] || valueAt(fits, [name]) === true;
      all = withValue(all, path, given || inEnglish);
      now[name] = given === "" ? notYet : isNew ? fingerprint(inEnglish) : (made[place] ?? "");
    }
    if (paths.length === 0) return [];
    return [
      [file, textWith(file, all as Values, words)],
      [madeFromFile(language), madeFromText({ ...notes, [id]: now })],
    ];
  }

  return { file, wordsFrom, outdatedIn, filesFor };
}
