import { isDeepStrictEqual } from "node:util";
import {
  collections,
  fileOf,
  hindiNoticeId,
  isFolder,
  noticeId,
  schemasOf,
} from "../app/content/collections.ts";
import { type Changes, readContent } from "../app/content/read-content.ts";
import { remembered } from "../app/content/remembered.ts";
import type { ReferenceData } from "../app/content/schemas/parts.ts";
import { type FieldPath, valueAt } from "../app/content/schemas/value-at.ts";
import { slugify } from "../app/content/slug.ts";
import { formFieldAt, type Issue } from "../app/content/translation.ts";
import {
  type Field,
  fieldsOf,
  isTranslated,
  labelFrom,
  labelOf,
  type Schema,
  type Values,
} from "./fields.ts";
import { languageName } from "./in-english.ts";
import { cannotBuild, wordsOfFault } from "./task-list.ts";

/** Form for the entries of a folder, or for a single entry such as the home page. */
export type Form = {
  /** `therapists`, or the id of a single entry: `pages/home`. */
  name: string;
  /** Heading on the overview. */
  group: string;
  isFolder: boolean;
  /** `person`, or the title of a single entry. */
  one: string;
  fields: readonly Field[];
};

/** Returns all forms of the editor, made from the content schemas. */
export function formsOf(known: ReferenceData): Form[] {
  const schemas: Readonly<Record<string, unknown>> = schemasOf(known);
  return Object.entries(collections).flatMap(([name, row]) => {
    const { group, holds } = row;
    const called: unknown = "called" in row ? row.called : undefined;
    const whole = schemas[name] as Schema;
    const schema = whole.wrapped ?? whole;
    const form = (path: string, fields: readonly Field[], key = path): Form => {
      const one = typeof called === "string" ? called : valueAt(called, [key]);
      return {
        name: path,
        group,
        isFolder: holds === "many",
        one: String(one ?? labelFrom(key)),
        fields,
      };
    };
    if (holds === "one") return form(name, fieldsOf(schema));
    if (schema.value) {
      const kinds = (schema.value.options ?? [schema.value]) as readonly Schema[];
      return kinds.map((kind) => form(name, fieldsOf(kind), kind.entries?.kind?.literal ?? name));
    }
    return Object.entries(schema.entries ?? {}).flatMap(([key, part]) => {
      const path = `${name}/${key}`;
      if (path === hindiNoticeId) return [];
      const hasWords = path === noticeId || isTranslated(schema);
      return form(path, fieldsOf(part, hasWords), key);
    });
  });
}

/** Returns the form of an entry. For a workshop, it depends on the kind. */
export function formOf(forms: readonly Form[], id: string, values: Values) {
  return forms.find(({ name, fields, isFolder }) => {
    if (!isFolder) return name === id;
    const isOfKind = fields.every(({ name, value }) => !value || values[name] === value);
    return id.startsWith(`${name}/`) && isOfKind;
  });
}

/** Returns the title of an entry: its name or title, or the form's for a single entry. */
export function titleOf({ isFolder, one }: Form, { name, title }: Values) {
  return isFolder ? String(name ?? title ?? `New ${one}`) : one;
}

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

/** Issue of an entry's field, in the words of the form. */
export type FieldFault = {
  id: string;
  title: string;
  path: FieldPath;
  label: string;
  message: string;
};

export type ContentSnapshot = ReturnType<typeof readSnapshot>;

const formsFor = remembered((_, known: ReferenceData) => formsOf(known), isDeepStrictEqual);

/** Reads a content folder for the editor, with changes as if they were already saved. */
export function readSnapshot(folder: string, changes?: Changes) {
  const found = readContent(folder, changes);
  const forms = formsFor("", found.known);

  function entryAt(id: string) {
    if (isUnreadable(id)) return undefined;
    const values = valueAt(found.raw, id.split("/")) as Values | undefined;
    const form = values && formOf(forms, id, values);
    return form && { id, form, values, title: titleOf(form, values) };
  }

  /** True if a file of an entry, in any language, can't be read. */
  function isUnreadable(id: string) {
    const own = id === noticeId ? [fileOf(id), fileOf(hindiNoticeId)] : [fileOf(id)];
    return found.unreadable.some((file) => own.includes(file.replace(/^[a-z]{2}\//, "")));
  }

  const ids = Object.entries(found.raw).flatMap(([name, things]) => {
    return isFolder(name) ? Object.keys(things).map((thing) => `${name}/${thing}`) : [name];
  });
  const alsoIn = found.raw.practice?.alsoIn;
  // Forms show this language next to the English.
  const language: string | undefined = Array.isArray(alsoIn) ? alsoIn[0] : undefined;

  /** Returns how an entry is kept in files. The values tell the form of a deleted one. */
  function placeOf(id: string, values: Values = {}) {
    const { fields = [] } = entryAt(id)?.form ?? formOf(forms, id, values) ?? {};
    // The notice is in both languages on every site.
    const own = id === noticeId ? "hi" : language;
    return { id, fields, language: own, isShown: own === language };
  }

  return {
    ...{ ...found, forms, entryAt, placeOf, isUnreadable, language },
    entries: ids.flatMap((id) => entryAt(id) ?? []),
    titleAt: (id: string) => entryAt(id)?.title ?? id,
    labelAt: (id: string, path: readonly PropertyKey[]) => {
      const { fields, language = "" } = placeOf(id);
      const isOther = path[0] === language;
      const label = labelOf(fields, isOther ? path.slice(1) : path);
      return isOther ? [label, languageName(language)].filter(Boolean).join(", ") : label;
    },
  };
}

type Placed = { values: Values };

/** Sorts entries by their place. Those without one come after, the newest first. */
export function byPlace({ values: one }: Placed, { values: other }: Placed) {
  const orderOf = ({ order }: Values) => Number(order ?? Number.MAX_VALUE);
  const dayOf = ({ date }: Values) => String(date ?? "");
  return orderOf(one) - orderOf(other) || dayOf(other).localeCompare(dayOf(one));
}

/** Returns the id of a new entry, made from its title, or from its kind in another script. */
export function newId({ name, one }: Form, { title, name: own }: Values, taken: readonly string[]) {
  const start = slugify(String(valueAt(title ?? own, ["en"]) ?? "")) || slugify(one);
  let thing = start;
  for (let number = 2; taken.includes(thing); number += 1) thing = `${start}-${number}`;
  return `${name}/${thing}`;
}

/** Puts a fault of the content into the words of its form. */
export function fieldFault(
  { path: whole, message, language }: Issue,
  snapshot: ContentSnapshot,
): FieldFault {
  const { id, path } = formFieldAt(whole, language);
  return { id, title: snapshot.titleAt(id), path, label: snapshot.labelAt(id, path), message };
}

/** Returns why the site can't be built: by field, and else as the reader of the content says it. */
export function faultWords(snapshot: ContentSnapshot) {
  const { issues, errors } = snapshot;
  if (issues.length === 0) return errors.length > 0 ? [cannotBuild, ...errors] : [];
  const fields = issues.map((fault) => fieldFault(fault, snapshot));
  return [cannotBuild, ...fields.map(wordsOfFault), "", ...errors];
}
