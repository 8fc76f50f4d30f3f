import { articleSchema } from "../app/content/schemas/articles.ts";
import { formsSchema } from "../app/content/schemas/forms.ts";
import { pagesSchema } from "../app/content/schemas/pages.ts";
import type { Known } from "../app/content/schemas/parts.ts";
import {
  dangerWordsSchema,
  helpLinesSchema,
  practiceSchema,
} from "../app/content/schemas/practice.ts";
import { privacyNoticeSchema } from "../app/content/schemas/privacy-notice.ts";
import { serviceSchema } from "../app/content/schemas/services.ts";
import { staffSchema } from "../app/content/schemas/staff.ts";
import { therapistSchema } from "../app/content/schemas/therapists.ts";
import { wordsSchema } from "../app/content/schemas/words.ts";
import { workshopSchema } from "../app/content/schemas/workshops.ts";
import { type Field, fieldsOf, labelFrom, type Schema } from "./fields.ts";

/** What the things of a folder are made of, or one thing of which there is no other. */
export type Form = {
  /** `therapists`, or for one thing `pages/home`. */
  name: string;
  isFolder: boolean;
  /** `person`, or for one thing what it is called. */
  one: string;
  fields: readonly Field[];
};

export type Group = { label: string; forms: readonly Form[] };

export type Values = Record<string, unknown>;

/** All forms of the editor, made from the schemas: nothing is described twice. */
export function groupsOf(known: Known): Group[] {
  const workshops = (workshopSchema(known) as unknown as { options: readonly Schema[] }).options;
  const notice = privacyNoticeSchema(known);
  return [
    group("People", [["therapists", "person", therapistSchema(known)]]),
    group("Services", [["services", "service", serviceSchema(known)]]),
    group(
      "Workshops",
      workshops.map((schema) => ["workshops", kinds[kindOf(schema)] ?? kindOf(schema), schema]),
    ),
    group("Articles", [["articles", "article", articleSchema(known)]]),
    group("Words of pages", [
      ...Object.entries(pagesSchema.entries).map(([name, schema]): Part => {
        return [`pages/${name}`, labelFrom(name), schema];
      }),
      ["words", "Words of many pages", wordsSchema],
    ]),
    group("Words of forms", [
      ...Object.entries(formsSchema.entries).map(([name, schema]): Part => {
        return [`forms/${name}`, labelFrom(name), schema];
      }),
      ["privacy-notice/english", "Privacy notice", notice],
      ["privacy-notice/hindi", "Privacy notice, Hindi", notice],
    ]),
    group("The practice", [
      ["practice", "The practice", practiceSchema],
      ["help-lines", "Help lines", helpLinesSchema],
      ["danger-words", "Danger words", dangerWordsSchema],
      ["staff", "Words of the inbox", staffSchema],
    ]),
  ];
}

const kinds: Readonly<Record<string, string>> = {
  club: "club without a date",
  course: "workshop for adults",
  "dated-club": "club on a day",
};

type Part = [name: string, one: string, schema: unknown];

const folders = ["therapists", "services", "workshops", "articles"];

function group(label: string, parts: readonly Part[]): Group {
  return {
    label,
    forms: parts.map(([name, one, schema]) => {
      return { name, one, isFolder: folders.includes(name), fields: fieldsOf(schema as Schema) };
    }),
  };
}

function kindOf({ entries }: Schema) {
  return String(entries?.kind?.literal);
}

/** The form of a thing, which for a workshop depends on its kind. */
export function formOf(groups: readonly Group[], id: string, values: Values) {
  return groups
    .flatMap(({ forms }) => forms)
    .find(({ name, fields, isFolder }) => {
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
  const [folder = ""] = id.split("/");
  return [...folders, "privacy-notice"].includes(folder) ? `${id}.md` : `${id}.yml`;
}
