import { entryPath, personPath } from "../app/content/paths.ts";
import { valueAt } from "../app/content/schemas/value-at.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Field, Values } from "./fields.ts";
import { byPlace, type Form } from "./forms.ts";
import { isSame } from "./merge.ts";
import { type Value, withFields } from "./value.ts";
import { mapWords, type Words } from "./words.ts";

/** Content that is edited. */
export type Site = {
  /** Language beside English, if there is one. */
  language: string | undefined;
  forms: readonly Form[];
  /** Entries, in their order. */
  ids: readonly string[];
  fieldsOf: (id: string) => readonly Field[];
  valueOf: (id: string) => Value | undefined;
};

export function siteOf({ snapshot, savedValue }: ContentFolder): Site {
  const { forms, language, entries, placeOf } = snapshot();
  const ids = entries.toSorted(byPlace).map(({ id }) => id);
  return { forms, language, ids, fieldsOf: (id) => placeOf(id).fields, valueOf: savedValue };
}

export type Edits = ReturnType<typeof editsOf>;

/** Collects new values of entries. */
export function editsOf(site: Site) {
  const puts = new Map<string, Value | undefined>();
  const valueAfter = (id: string) => (puts.has(id) ? puts.get(id) : site.valueOf(id));
  const fieldsOf = (id: string) => valueAfter(id)?.fields ?? {};

  function edit(id: string, changed: Values) {
    const fields = { ...fieldsOf(id), ...changed };
    puts.set(id, withFields(site.fieldsOf(id), valueAfter(id), fields));
  }

  const remove = (id: string) => void puts.set(id, undefined);

  function removeAllBut(folder: string, kept: unknown) {
    for (const name of namesIn(site, folder)) {
      if (!listIn(kept).includes(name)) remove(`${folder}/${name}`);
    }
  }

  /** Names of the entries of a folder after the edits. */
  function namesAfter(folder: string) {
    const added = [...puts.keys()].flatMap((id) => {
      const [own, name = ""] = id.split("/");
      return own === folder && !namesIn(site, folder).includes(name) ? [name] : [];
    });
    return [...namesIn(site, folder), ...added].filter((name) => valueAfter(`${folder}/${name}`));
  }

  return { puts, fieldsOf, edit, remove, removeAllBut, namesIn: namesAfter };
}

/** Names of the entries of a folder. */
export function namesIn({ ids }: Site, folder: string) {
  return ids.flatMap((id) => (id.startsWith(`${folder}/`) ? [id.slice(folder.length + 1)] : []));
}

/** Who takes the places of removed people: one person, or everybody where nobody would be left. */
type Successors = { instead?: string | undefined; orEverybody?: boolean };

/** Removes what names removed entries: places on teams, kinds of session, and links. */
export function detach(edits: Edits, site: Site, { instead, orEverybody = false }: Successors) {
  const gone = [...edits.puts].flatMap(([id, value]) => (value ? [] : [id]));
  const people = edits.namesIn("therapists");
  const withSuccessors = (names: unknown) => {
    const left = listIn(names).flatMap((name) => {
      return people.includes(String(name)) ? [name] : (instead ?? []);
    });
    return [...new Set(left)];
  };
  for (const id of gone.filter((id) => id.startsWith("services/"))) {
    const kind = site.valueOf(id)?.fields.requestValue;
    for (const person of people) unsee(edits, person, kind);
  }
  for (const name of edits.namesIn("services")) {
    const id = `services/${name}`;
    const { team, requestValue } = edits.fieldsOf(id);
    const { everybody, members } = team as Values;
    const left = withSuccessors(members);
    const isForAll = everybody || (orEverybody && left.length === 0);
    if (!isSame(left, listIn(members))) {
      const all = isForAll && { everybody: true };
      edits.edit(id, { team: { ...(team as Values), ...all, members: left } });
    }
    if (!requestValue) continue;
    for (const person of isForAll ? people : left) {
      const { sees } = edits.fieldsOf(`therapists/${person}`);
      if (listIn(sees).includes(requestValue)) continue;
      edits.edit(`therapists/${person}`, { sees: [...listIn(sees), requestValue] });
    }
  }
  for (const name of edits.namesIn("workshops")) {
    const { facilitators } = edits.fieldsOf(`workshops/${name}`);
    const left = withSuccessors(facilitators);
    if (isSame(left, listIn(facilitators))) continue;
    const isEmpty = orEverybody && left.length === 0;
    edits.edit(`workshops/${name}`, { facilitators: isEmpty ? people : left });
  }
  unlink(edits, site, gone);
}

/** Replaces links to removed pages by their words. */
function unlink(edits: Edits, site: Site, gone: readonly string[]) {
  const paths = gone.map((id) => pathOf(id, site));
  if (paths.length === 0) return;
  const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${paths.join("|")})(?:#[^)]*)?\\)`, "g");
  const text = (words: unknown) => {
    return typeof words === "string" ? words.replace(link, "$1") : words;
  };
  for (const id of site.ids.filter((id) => !gone.includes(id))) {
    const old = edits.fieldsOf(id);
    const changed = mapWords(site.fieldsOf(id), old, (words) => {
      const all = Object.entries(words as Words).map(([key, own]) => [key, text(own)]);
      return Object.fromEntries(all);
    });
    if (!isSame(old, changed)) edits.edit(id, changed);
  }
}

function pathOf(id: string, site: Site) {
  const [folder, name = ""] = id.split("/");
  const english = String(valueAt(site.valueOf(id)?.fields.name, ["en"]));
  return folder === "therapists"
    ? personPath({ id: name, name: english })
    : entryPath(folder as "services" | "workshops" | "articles", name);
}

/** Removes a kind of session from those that a person holds. */
export function unsee(edits: Edits, person: string, kind: unknown) {
  const { sees } = edits.fieldsOf(`therapists/${person}`);
  if (!listIn(sees).includes(kind)) return;
  edits.edit(`therapists/${person}`, { sees: listIn(sees).filter((one) => one !== kind) });
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
