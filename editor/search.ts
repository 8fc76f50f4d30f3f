import { hindiNoticeId, noticeId } from "../app/content/collections.ts";
import { factsOf, fill } from "../app/content/placeholders.ts";
import type { Content } from "../app/content/schemas/content.ts";
import { textsIn, valueAt } from "../app/content/schemas/value-at.ts";
import type { ContentSnapshot } from "./forms.ts";
import { asOnPages } from "./in-english.ts";
import { or, plainWords } from "./plain-words.ts";

/** Maximum number of results. */
const most = 30;

/** Returns fields that have the words in their text or label. Exact matches come first. */
export function searchWords(look: ContentSnapshot, words: string) {
  const found = words.split(or).flatMap((one) => findIn(look, one));
  const all = [...found, ...labelsWith(look, words)].sort((one, other) => one.rank - other.rank);
  const places = all.map(({ id, path }) => [id, ...path].join());
  return all.filter((_, index) => places.indexOf(places[index] ?? "") === index).slice(0, most);
}

function findIn(
  { entries, raw, known, translations, labelAt, placeOf }: ContentSnapshot,
  words: string,
) {
  const wanted = plainWords(words);
  const day = new Date(`${words} UTC`);
  if (wanted.length < 2) return [];
  return ["", "other"].flatMap((which) =>
    entries.flatMap(({ id, title, values }) => {
      const { language = "" } = which ? placeOf(id) : {};
      if (which && !language) return [];
      const isNotice = language && id === noticeId;
      const inWords = language && !isNotice ? translations[language]?.raw : raw;
      const written = valueAt(inWords, (isNotice ? hindiNoticeId : id).split("/"));
      const own = fill(written, factsOf((inWords ?? raw) as unknown as Content));
      return textsIn(own).flatMap(({ path: field, text: inFile }) => {
        // People are named there by their files.
        const text = known.names[inFile] ?? inFile;
        const path = language ? [language, ...field] : field;
        const isFact = language && valueAt(written, field) === valueAt(values, field);
        // A field's own text comes before those into which it is filled in.
        const isOwn = text === String(valueAt(language ? {} : values, field) ?? text);
        const isDay = Number(day) && text === day.toISOString().slice(0, 10);
        // A time is written in one way, and shown in another.
        const [rank = 0] = isFact || isName.test(text) ? [] : isDay ? [1] : ranksOf(text, wanted);
        const label = labelAt(id, path);
        const found = { id, title, path, label, text: asOnPages(text) };
        return rank ? [{ ...found, rank: isOwn ? rank : rank + 0.5 }] : [];
      });
    }),
  );
}

/** Returns fields whose label has the words, such as *Opening hours*. */
function labelsWith({ entries }: ContentSnapshot, words: string) {
  const wanted = plainWords(words);
  return entries.flatMap(({ id, title, form, values }) => {
    return form.fields
      .filter(({ kind }) => kind !== "hidden" && wanted.length > 1)
      .filter(({ label }) => plainWords(label).includes(wanted))
      .map(({ name, label, hint = "" }) => {
        const own = values[name];
        const text = typeof own === "string" ? own : hint;
        const rank = plainWords(label) === wanted ? 1.5 : 3.5;
        return { id, title, path: [name], label, text, rank };
      });
  });
}

const isLetter = /[\p{L}\p{M}]/u;

/** Matches names in files: of people, pictures and form fields. */
const isName = /^(?=.*[a-z])[a-z\d-]+(\.\w+)?$|^[a-z]+([A-Z][a-z]+)+$/;

/** Ranks a text as it is written and as it is shown, best first. */
function ranksOf(text: string, wanted: string) {
  const all = [text, asOnPages(text)].map((one) => rankOf(plainWords(one), wanted));
  return all.filter((rank) => rank > 0).sort();
}

/**
 * Returns a rank, or 0 without a match. 1: exactly these words, or a number or time in them. 2: the
 * words in full. 3: as part of others, or with a filled-in `{name}`. 4: all of them, in any order.
 */
function rankOf(text: string, wanted: string) {
  if (text === wanted) return 1;
  if (/^[\d:]{2,}( [ap]m)?$/.test(text) && ` ${wanted} `.includes(` ${text} `)) return 1;
  const [before = " ", after] = text.split(wanted);
  if (after !== undefined) return isLetter.test(before.slice(-1) + after.slice(0, 1)) ? 3 : 2;
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[^\w\s]/g, "\\$&"));
  const isMostly = parts.join("").length * 2 > wanted.length;
  if (isMostly && new RegExp(`^${parts.join(".+")}$`).test(wanted)) return 3;
  return wanted.split(" ").every((word) => text.includes(word)) ? 4 : 0;
}
