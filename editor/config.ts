import * as v from "valibot";
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
import { therapistSchema } from "../app/content/schemas/therapists.ts";
import { wordsSchema } from "../app/content/schemas/words.ts";
import { workshopSchema } from "../app/content/schemas/workshops.ts";

/** A field of Decap CMS: https://decapcms.org/docs/widgets/ */
export type Field = { name: string; label: string; widget: string } & Record<string, unknown>;

/** As much of a schema as forms are made of. */
type Schema = v.GenericSchema & {
  type: string;
  pipe?: readonly { type: string; requirement?: unknown; message?: unknown }[];
  wrapped?: Schema;
  item?: Schema;
  entries?: Readonly<Record<string, Schema>>;
  options?: readonly string[];
  literal?: string;
};

/** Where the files are, and what it means to publish them. */
type Target = {
  backend: { name: string; branch: string } & Record<string, string>;
  publish_mode: "simple" | "editorial_workflow";
  show_preview_links: boolean;
};

/** The files of this machine, through the server of `npm run edit`. */
const onThisMachine: Target = {
  backend: { name: "proxy", proxy_url: "/files", branch: "main" },
  publish_mode: "simple",
  show_preview_links: false,
};

/**
 * A repository on GitHub. A change is a pull request first, so that the checks and the host's
 * preview come before the site. GitHub hands out no key to a page alone: `signIn` is the service
 * that does, unless Netlify does it.
 */
export function onGitHub(repository: string, signIn?: string): Target {
  const backend = { name: "github", repo: repository, branch: "main" };
  return {
    backend: signIn ? { ...backend, base_url: signIn } : backend,
    publish_mode: "editorial_workflow",
    show_preview_links: true,
  };
}

/** All forms of the editor, made from the schemas: nothing is described twice. */
export function editorConfig(known: Known, target = onThisMachine) {
  const workshops = (workshopSchema(known) as unknown as { options: readonly Schema[] }).options;
  return {
    load_config_file: false,
    ...target,
    media_folder: "content",
    public_folder: "",
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      filesOf("practice", "The practice", [
        ["practice", "The practice", "practice.yml", practiceSchema],
        ["help-lines", "Help lines", "help-lines.yml", helpLinesSchema],
        ["danger-words", "Danger words", "danger-words.yml", dangerWordsSchema],
      ]),
      folder("therapists", "Therapists", "Therapist", therapistSchema(known)),
      folder("services", "Services", "Service", serviceSchema(known)),
      ...workshops.map((schema) => {
        const kind = String((schema.entries?.kind as Schema | undefined)?.literal);
        const [label, one] = workshopLabels[kind] ?? [kind, kind];
        return {
          ...folder("workshops", label, one, schema),
          name: kind,
          filter: { field: "kind", value: kind },
        };
      }),
      folder("articles", "Articles", "Article", articleSchema(known)),
      filesOf("pages", "Words of pages", [
        ["words", "Words of many pages", "words.yml", wordsSchema],
        ...Object.entries(pagesSchema.entries).map(([name, schema]): File => {
          return [name, labelFrom(name), `pages/${name}.yml`, schema];
        }),
      ]),
      filesOf("forms", "Words of forms", [
        ...Object.entries(formsSchema.entries).map(([name, schema]): File => {
          return [name, labelFrom(name), `forms/${name}.yml`, schema];
        }),
        ["english", "Privacy notice", "privacy-notice/english.md", privacyNoticeSchema(known)],
        ["hindi", "Privacy notice, Hindi", "privacy-notice/hindi.md", privacyNoticeSchema(known)],
      ]),
    ],
  };
}

const workshopLabels: Readonly<Record<string, readonly [all: string, one: string]>> = {
  club: ["Clubs without a date", "Club without a date"],
  course: ["Workshops for adults", "Workshop for adults"],
  "dated-club": ["Clubs on a day", "Club on a day"],
};

type File = [name: string, label: string, file: string, schema: unknown];

function filesOf(name: string, label: string, files: readonly File[]) {
  return {
    name,
    label,
    files: files.map(([id, title, file, schema]) => ({
      name: id,
      label: title,
      file: `content/${file}`,
      fields: fieldsOf(schema),
    })),
  };
}

/** A form for each file of a folder. Its pictures lie beside it. */
function folder(name: string, label: string, one: string, schema: unknown) {
  const fields = fieldsOf(schema);
  return {
    name,
    label,
    label_singular: one,
    folder: `content/${name}`,
    identifier_field: fields.some((candidate) => candidate.name === "title") ? "title" : "name",
    create: true,
    extension: "md",
    format: "yaml-frontmatter",
    media_folder: "",
    public_folder: "",
    fields,
  };
}

/** The form of one thing. A field that a schema gains is in it without more. */
export function fieldsOf(schema: unknown) {
  const { entries = {} } = schema as Schema;
  return Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));
}

function fieldOf(name: string, schema: Schema, required = true): Field {
  if (schema.wrapped) return fieldOf(name, schema.wrapped, false);
  const label = v.getTitle(schema) ?? labelFrom(name);
  const hint = v.getDescription(schema) || undefined;
  return { name, label, hint, required, ...widgetOf(name, schema, required) };
}

/** `emergencyName` → Emergency name */
function labelFrom(name: string) {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function widgetOf(
  name: string,
  schema: Schema,
  required: boolean,
): { widget: string } & Record<string, unknown> {
  // The editor sets it when a file is saved.
  if (name === "updated") return { widget: "hidden", required: false };
  const { control } = v.getMetadata(schema) as { control?: string };
  switch (control) {
    case "date":
      return {
        widget: "datetime",
        format: "YYYY-MM-DD",
        date_format: "YYYY-MM-DD",
        time_format: false,
      };
    case "time":
      return { widget: "datetime", format: "HH:mm", date_format: false, time_format: "HH:mm" };
    case "image":
      return { widget: "image", choose_url: false };
    case "markdown":
      return { widget: "markdown" };
    case "text":
      return { widget: "text" };
    case "words":
      return { widget: "list" };
  }
  switch (schema.type) {
    case "strict_object":
      return {
        widget: "object",
        // What may be left out as a whole may be left empty in its parts.
        fields: fieldsOf(schema).map((part) => (required ? part : { ...part, required: false })),
      };
    case "array":
      return listOf(schema.item as Schema);
    case "picklist":
      return { widget: "select", options: optionsOf(schema) };
    case "literal":
      return { widget: "hidden", default: schema.literal };
    case "number":
      return { widget: "number", value_type: "int", min: requirementOf(schema, "min_value") };
    case "boolean":
      return { widget: "boolean" };
    default:
      return { widget: "string", ...patternOf(schema) };
  }
}

function listOf(item: Schema) {
  if (item.type === "picklist") {
    return { widget: "select", multiple: true, options: optionsOf(item) };
  }
  if (item.entries) return { widget: "list", collapsed: false, fields: fieldsOf(item) };
  return { widget: "list", field: { name: "entry", label: "Entry", ...widgetOf("", item, true) } };
}

/** People are chosen by their full names, and what is written in code by its words. */
function optionsOf(schema: Schema) {
  const { labels = {} } = v.getMetadata(schema) as { labels?: Readonly<Record<string, string>> };
  return schema.options?.map((value) => {
    const isCode = /^[a-z-]+$/.test(value);
    return { value, label: labels[value] ?? (isCode ? labelFrom(value) : value) };
  });
}

function actionsOf({
  pipe = [],
}: Schema): readonly { type: string; requirement?: unknown; message?: unknown }[] {
  return pipe.flatMap((part) => ("pipe" in part ? actionsOf(part as unknown as Schema) : [part]));
}

function requirementOf(schema: Schema, type: string) {
  return actionsOf(schema).findLast((action) => action.type === type)?.requirement;
}

/** What the browser can check while one types, with the words of the schema. */
function patternOf(schema: Schema) {
  for (const { type, requirement, message } of actionsOf(schema)) {
    if (typeof message !== "string") continue;
    if (requirement instanceof RegExp) return { pattern: [requirement.source, message] };
    if (type === "max_length") return { pattern: [`^.{1,${requirement}}$`, message] };
  }
  return {};
}
