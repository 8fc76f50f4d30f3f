import { fileOf, hindiNoticeId, listNames, noticeId } from "../app/content/collections.ts";
import { type Changes, readNotes, readText } from "../app/content/read-content.ts";
import { type FieldPath, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import {
  sourceTextsFile,
  sourceTextsFileText,
  untranslatedMark,
} from "../app/content/translation.ts";
import { textWith, withoutEmpty } from "./entry-text.ts";
import { factValue } from "./facts.ts";
import type { Field, Values } from "./fields.ts";
import { isSame } from "./merge.ts";
import { parseUnconfirmed, unconfirmedFile, unconfirmedText } from "./unconfirmed.ts";
import { inEnglish, mapWords, type Words } from "./words.ts";

/** Everything that an owner can change of an entry. */
export type Value = {
  /** Fields of the form. A text is `Words`. The day of the last change isn't among them. */
  fields: Values;
  /** Facts that came with the project and that nobody has confirmed. */
  unconfirmed: Readonly<Record<string, true>>;
};

/** Entry in the files. */
type Place = {
  id: string;
  fields: readonly Field[];
  /** Language of its translations, if it has any. */
  language?: string | undefined;
  /** True if the site is also in that language. */
  isShown: boolean;
};

/** Returns the text of a file of the content, or nothing if there is no such file. */
export type Read = (file: string) => string;

function filesOf({ id, language = "" }: Place) {
  const other = id === noticeId ? fileOf(hindiNoticeId) : `${language}/${fileOf(id)}`;
  return { english: fileOf(id), other, notes: sourceTextsFile(language) };
}

/** Reads the value of an entry from its files. Returns nothing if there is no such entry. */
export function joined(place: Place, read: Read): Value | undefined {
  const { id, fields, language, isShown } = place;
  const { english, other, notes } = filesOf(place);
  const text = read(english);
  if (text === "") return undefined;
  const { updated: _, ...values } = readText(english, text);
  const translated = language ? readText(other, read(other)) : {};
  const sourceText = (language && readNotes<string>(notes, read(notes))[id]) || {};
  return {
    fields: mapWords(fields, values, (en, path): Words => {
      const own = valueAt(translated, path);
      const note = sourceText[path.join(".")] ?? (isShown ? undefined : String(en));
      if (!language || !own || note === untranslatedMark) return { en };
      return { en, [language]: own, ...(note !== undefined && { sourceText: note }) };
    }),
    unconfirmed: recordOf(parseUnconfirmed(read(unconfirmedFile))[id] ?? []),
  };
}

function recordOf(facts: readonly string[]): Value["unconfirmed"] {
  return Object.fromEntries(facts.map((fact) => [fact, true]));
}

/**
 * Returns a value without the lines of facts that no longer say what they say in one of the values
 * that these lines are from.
 */
export function withSameFacts(
  fields: readonly Field[],
  value: Value,
  from: readonly (Value | undefined)[],
): Value {
  const now = inEnglish(fields, value.fields);
  const sources = from.flatMap((one) => {
    return one ? [{ ...one, english: inEnglish(fields, one.fields) }] : [];
  });
  const facts = Object.keys(value.unconfirmed).filter((fact) => {
    return sources.some(({ unconfirmed, english }) => {
      return unconfirmed[fact] && isSame(factValue(english, fact), factValue(now, fact));
    });
  });
  return { ...value, unconfirmed: recordOf(facts) };
}

/** Returns a value with other fields. Changed facts are no longer unconfirmed. */
export function withFields(form: readonly Field[], before: Value | undefined, fields: Values) {
  return withSameFacts(form, { fields, unconfirmed: before?.unconfirmed ?? {} }, [before]);
}

/**
 * Returns what the files hold with another value of an entry, or without the entry. English stands
 * in for a text that isn't translated yet. An entry of a list without any translation has no file
 * of words.
 */
export function split(
  place: Place,
  value: Value | undefined,
  read: Read,
  updated: unknown,
): Changes {
  const { id, fields, language = "", isShown } = place;
  const { english, other, notes } = filesOf(place);
  const changes = new Map<string, string | undefined>();
  const old = read(unconfirmedFile);
  const facts = value?.unconfirmed ?? {};
  if (!isSame(recordOf(parseUnconfirmed(old)[id] ?? []), facts)) {
    changes.set(unconfirmedFile, unconfirmedText(old, id, Object.keys(facts)));
  }
  const values = value && withoutEmpty(fields, { ...inEnglish(fields, value.fields), updated });
  changes.set(english, values && textWith(english, values, read(english)));
  if (language === "") return changes;

  let translated: unknown = {};
  const sourceText: Record<string, string> = {};
  const words = wordsOf(fields, values ?? {}, value?.fields);
  for (const { path, words: own } of words) {
    const text = String(own[language] ?? "").trim();
    if (text !== "" || id !== noticeId) translated = withValue(translated, path, text || own.en);
    const note = text === "" ? untranslatedMark : own.sourceText?.trim();
    const isNoted = id === noticeId ? text !== "" && (isShown || note !== own.en) : true;
    if (note !== undefined && isNoted) sourceText[path.join(".")] = note;
  }
  const isTranslated = words.some(({ words }) => words[language]);
  const isKept = isTranslated || (words.length > 0 && !listNames.includes(id.split("/")[0] ?? ""));
  const before = read(other);
  // The facts of the Hindi notice are those of the English one.
  const all =
    id === noticeId ? withFacts(fields, values ?? {}, translated) : (translated as Values);
  if (isKept) changes.set(other, textWith(other, all, before));
  else if (before !== "") changes.set(other, undefined);
  const noted = readNotes<string>(notes, read(notes));
  const isInNotes = isKept && Object.keys(sourceText).length > 0;
  if (!isSame(noted[id], isInNotes ? sourceText : undefined)) {
    const all = { ...noted, [id]: sourceText };
    if (!isInNotes) delete all[id];
    changes.set(notes, sourceTextsFileText(all));
  }
  return changes;
}

function withFacts(fields: readonly Field[], values: Values, translated: unknown) {
  return mapWords(fields, values, (_, path) => valueAt(translated, path));
}

/** Returns the texts of an entry that have English, with their paths. */
function wordsOf(fields: readonly Field[], values: Values, whole: unknown) {
  const found: { path: FieldPath; words: Words }[] = [];
  mapWords(fields, values, (en, path) => {
    found.push({ path, words: { ...(valueAt(whole, path) as Words), en } });
  });
  return found;
}
