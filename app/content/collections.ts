import * as v from "valibot";
import { deliveryEnabled } from "./delivery.ts";
import { articleSchema } from "./schemas/articles.ts";
import { formsSchema } from "./schemas/form-words.ts";
import { pagesSchema } from "./schemas/pages.ts";
import {
  fallingBackToEnglish,
  mustBeCurrent,
  type ReferenceData,
  untranslated,
} from "./schemas/parts.ts";
import { dangerWordsSchema, helpLinesSchema, practiceSchema } from "./schemas/practice.ts";
import { privacyNoticeSchema } from "./schemas/privacy-notice.ts";
import { servicesSchema } from "./schemas/services.ts";
import { therapistsSchema } from "./schemas/therapists.ts";
import { wordsSchema } from "./schemas/words.ts";
import { workshopsSchema } from "./schemas/workshops.ts";

type Collection = {
  /** Many entries that the owner adds and removes, the files of a folder, or one file. */
  holds: "many" | "files" | "one";
  ending: "md" | "yml";
  /** Heading of the editor's overview. */
  group: string;
  /** Name of one entry in the editor. A table has a name for each kind or file. */
  called?: string | Readonly<Record<string, string>>;
  schema: (known: ReferenceData) => v.GenericSchema;
};

/** Everything in `content/`, in the order of the editor's overview. */
export const collections = {
  therapists: {
    ...{ holds: "many", ending: "md", group: "People", called: "person" },
    schema: (known: ReferenceData) => fallingBackToEnglish(therapistsSchema(known)),
  },
  services: {
    ...{ holds: "many", ending: "md", group: "Services", called: "service" },
    schema: servicesSchema,
  },
  workshops: {
    ...{ holds: "many", ending: "md", group: "Workshops" },
    called: {
      club: "club without a date",
      course: "workshop for adults",
      "dated-club": "club on a day",
    },
    // A practice may hold no workshops.
    schema: (known: ReferenceData) => v.optional(workshopsSchema(known), {}),
  },
  articles: {
    ...{ holds: "many", ending: "md", group: "Articles", called: "article" },
    // A practice may write no articles.
    schema: (known: ReferenceData) => v.optional(v.record(v.string(), articleSchema(known)), {}),
  },
  pages: { holds: "files", ending: "yml", group: "Words of pages", schema: () => pagesSchema },
  words: {
    ...{ holds: "one", ending: "yml", group: "Words of pages", called: "Words of many pages" },
    schema: () => wordsSchema,
  },
  forms: { holds: "files", ending: "yml", group: "Words of forms", schema: () => formsSchema },
  "privacy-notice": {
    ...{ holds: "files", ending: "md", group: "Words of forms" },
    called: { english: "Privacy notice" },
    // Every site shows it in both languages, so it isn't among the words of one.
    schema: (known: ReferenceData) => {
      const notice = privacyNoticeSchema(known);
      return untranslated(v.strictObject({ english: notice, hindi: notice }));
    },
  },
  practice: {
    ...{ holds: "one", ending: "yml", group: "The practice", called: "The practice" },
    schema: () => fallingBackToEnglish(practiceSchema),
  },
  "help-lines": {
    ...{ holds: "one", ending: "yml", group: "The practice" },
    schema: () => mustBeCurrent(helpLinesSchema),
  },
  "danger-words": {
    ...{ holds: "one", ending: "yml", group: "The practice" },
    schema: () => dangerWordsSchema,
  },
} as const satisfies Readonly<Record<string, Collection>>;

type Rows = typeof collections;

/** Schema of each collection. */
type Schemas = { [Name in keyof Rows]: ReturnType<Rows[Name]["schema"]> };

export function schemasOf(known: ReferenceData) {
  const schemas = Object.entries(collections).map(([name, { schema }]) => [name, schema(known)]);
  return Object.fromEntries(schemas) as Schemas;
}

function rowOf(name: PropertyKey | undefined): Collection | undefined {
  const rows: Readonly<Record<PropertyKey, Collection>> = collections;
  return Object.hasOwn(rows, name ?? "") ? rows[name ?? ""] : undefined;
}

/** Returns whether a part of the content is a folder, and not a single file. */
export function isFolder(name: PropertyKey | undefined) {
  return rowOf(name)?.holds !== "one";
}

/** Names of the collections to which the owner adds entries. */
export const listNames = Object.entries(collections).flatMap(([name, { holds }]) => {
  return holds === "many" ? [name] : [];
});

/** Entries that say nothing to an owner without an inbox. */
const inboxIds = ["danger-words", "forms/sending"];

/** True if the site, as it is built, has a use for an entry. */
export function isNeeded(id: string) {
  return deliveryEnabled || !inboxIds.includes(id);
}

/** Returns the file of an entry: `therapists/meera.md` for `therapists/meera`. */
export function fileOf(id: string) {
  return `${id}.${rowOf(id.split("/")[0])?.ending ?? "yml"}`;
}

/** The privacy notice: an entry whose Hindi is a file next to the English one. */
export const noticeId = "privacy-notice/english";
export const hindiNoticeId = "privacy-notice/hindi";
