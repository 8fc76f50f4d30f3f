import { type Changes, readContent } from "../app/content/read-content.ts";
import { contentSchema } from "../app/content/schemas/content.ts";
import type { Known } from "../app/content/schemas/parts.ts";
import { valueAt } from "../app/content/schemas/value-at.ts";
import { isFolder } from "../app/content/translation.ts";
import { type Field, fieldsOf, isTranslated, labelFrom, labelOf, type Schema } from "./fields.ts";
import { languageName } from "./in-english.ts";

/** What the things of a folder are made of, or one thing of which there is no other. */
export type Form = {
  /** `therapists`, or for one thing `pages/home`. */
  name: string;
  /** Under which it stands on the overview. */
  group: string;
  isFolder: boolean;
  /** `person`, or for one thing what it is called. */
  one: string;
  fields: readonly Field[];
};

export type Values = Record<string, unknown>;

/** Everything in the content, under the headings of the overview and in their order. */
const groups = {
  People: ["therapists"],
  Services: ["services"],
  Workshops: ["workshops"],
  Articles: ["articles"],
  "Words of pages": ["pages", "words"],
  "Words of forms": ["forms", "privacy-notice"],
  "The practice": ["practice", "help-lines", "danger-words"],
};

/** What is called otherwise than in the content. */
const names: Readonly<Record<string, string>> = {
  therapists: "person",
  services: "service",
  articles: "article",
  club: "club without a date",
  course: "workshop for adults",
  "dated-club": "club on a day",
  words: "Words of many pages",
  "privacy-notice/english": "Privacy notice",
  "privacy-notice/hindi": "Privacy notice, Hindi",
  practice: "The practice",
};

/** All forms of the editor, made from the schemas: nothing is described twice. */
export function formsOf(known: Known): Form[] {
  const { entries = {} } = contentSchema(known) as unknown as Schema;
  return Object.entries(groups).flatMap(([group, parts]) => {
    const form = (name: string, key: string, fields: readonly Field[], isFolder = false): Form => {
      return {
        name,
        group,
        isFolder,
        one: names[key] ?? labelFrom(key.replace(/.*\//, "")),
        fields,
      };
    };
    return parts.flatMap((name) => {
      const schema = entries[name]?.wrapped ?? entries[name];
      if (schema?.value) {
        const kinds = (schema.value.options ?? [schema.value]) as readonly Schema[];
        return kinds.map((kind) => {
          return form(name, kind.entries?.kind?.literal ?? name, fieldsOf(kind), true);
        });
      }
      const things = Object.entries(isFolder(name) ? (schema?.entries ?? {}) : {});
      if (schema && things.length === 0) return form(name, name, fieldsOf(schema));
      return things.map(([thing, part]) => {
        const path = `${name}/${thing}`;
        return form(path, path, fieldsOf(part, schema && isTranslated(schema)));
      });
    });
  });
}

/** The form of a thing, which for a workshop depends on its kind. */
export function formOf(forms: readonly Form[], id: string, values: Values) {
  return forms.find(({ name, fields, isFolder }) => {
    if (!isFolder) return name === id;
    const isOfKind = fields.every(({ name, value }) => !value || values[name] === value);
    return id.startsWith(`${name}/`) && isOfKind;
  });
}

/** What a thing is called: a name, a title, or where there is no other, what its form is called. */
export function titleOf({ isFolder, one }: Form, { name, title }: Values) {
  return isFolder ? String(name ?? title ?? `New ${one}`) : one;
}

/** `therapists/meera` stands in `therapists/meera.md`. */
export function fileOf(id: string) {
  const isText = /^(therapists|services|workshops|articles|privacy-notice)\//.test(id);
  return `${id}.${isText ? "md" : "yml"}`;
}

export type Look = ReturnType<typeof lookAt>;

/** A folder of content as the editor sees it, with changes as if they were written already. */
export function lookAt(folder: string, changes?: Changes) {
  const found = readContent(folder, changes);
  const forms = formsOf(found.known);

  function entryAt(id: string) {
    const values = valueAt(found.raw, id.split("/")) as Values | undefined;
    const form = values && formOf(forms, id, values);
    return form && { id, form, values, title: titleOf(form, values) };
  }

  const ids = Object.entries(found.raw).flatMap(([name, things]) => {
    return isFolder(name) ? Object.keys(things).map((thing) => `${name}/${thing}`) : [name];
  });
  // Its words stand beside the English ones.
  const [language] = (found.raw.practice?.alsoIn ?? []) as readonly string[];
  return {
    ...{ ...found, forms, entryAt, language },
    entries: ids.flatMap((id) => entryAt(id) ?? []),
    titleAt: (id: string) => entryAt(id)?.title ?? id,
    labelAt: (id: string, path: readonly PropertyKey[]) => {
      const isOther = language !== undefined && path[0] === language;
      const label = labelOf(entryAt(id)?.form.fields ?? [], isOther ? path.slice(1) : path);
      return isOther ? [label, languageName(language)].filter(Boolean).join(", ") : label;
    },
  };
}
