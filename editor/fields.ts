import * as v from "valibot";

/** A field of a form, as the browser gets it: nothing in it but what its schema says. */
export type Field = {
  name: string;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  /** Whether it holds words, which another language has in its own. */
  isWords?: boolean | undefined;
  kind:
    | ("text" | "long" | "markdown" | "number" | "money" | "date" | "time" | "yes-no")
    | ("choice" | "choices" | "layout" | "picture" | "window" | "object" | "list" | "hidden");
  /** Of characters, words or entries, whichever the kind is counted in. */
  least?: number | undefined;
  most?: number | undefined;
  /** Whether it is words that are counted. */
  countsWords?: boolean;
  options?: readonly { value: string; label: string }[] | undefined;
  /** Whether a button takes all ticks away. */
  hasNone?: boolean;
  /** Of an object. */
  fields?: readonly Field[];
  /** Of a list. */
  item?: Field;
  /** What a hidden field has. */
  value?: unknown;
  /** What it has in a new entry; a day may have `today`. */
  start?: unknown;
  /** Shown only while another field of the same form has this value, or names it. */
  only?: { name: string; value: string };
  /** Whether an entry that is made from another has it, too. */
  copied?: boolean | undefined;
};

/** Fields of an entry, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** As much of a schema as forms are made of. */
export type Schema = v.GenericSchema & {
  type: string;
  pipe?: readonly { type: string; requirement?: unknown }[];
  wrapped?: Schema;
  item?: Schema;
  /** Of a record. */
  value?: Schema;
  entries?: Readonly<Record<string, Schema>>;
  options?: readonly unknown[];
  literal?: string;
};

type Metadata = {
  control?: Field["kind"];
  translate?: boolean;
  start?: string;
  copied?: boolean;
  labels?: Readonly<Record<string, string>>;
  words?: { least: number; most: number };
};

/** The form of one thing. A field that a schema gains is in it without more. */
export function fieldsOf(schema: Schema, isInherited = true): Field[] {
  const canBe = isInherited && isTranslated(schema);
  return Object.entries(schema.entries ?? {}).map(([name, part]) => fieldOf(name, part, canBe));
}

/** Unless a schema keeps all that is in it out of other languages. */
export function isTranslated(schema: Schema) {
  return (v.getMetadata(schema) as Metadata).translate !== false;
}

function fieldOf(name: string, schema: Schema, isInherited: boolean, optional = false): Field {
  if (schema.wrapped) return fieldOf(name, schema.wrapped, isInherited, true);
  const { control, translate, words, start, copied } = v.getMetadata(schema) as Metadata;
  const canBe = isInherited && translate !== false;
  const { length, min_length: least = length, max_length: most = length } = limitsOf(schema);
  return {
    ...{ name, optional, start, copied },
    label: v.getTitle(schema) ?? labelFrom(name),
    hint: v.getDescription(schema) || undefined,
    isWords: (canBe && translate) || undefined,
    ...(words ? { ...words, countsWords: true } : { least, most }),
    ...(control ? { kind: control, ...optionsIf(schema) } : kindOf(schema, canBe)),
    // The day is set when a file is saved.
    ...(name === "updated" && { kind: "hidden" }),
  };
}

/** `emergencyName` → Emergency name */
export function labelFrom(name: string) {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(schema: Schema, canBeWords: boolean): Pick<Field, "kind"> & Partial<Field> {
  switch (schema.type) {
    case "strict_object":
      return { kind: "object", fields: fieldsOf(schema, canBeWords) };
    case "array": {
      const item = fieldOf("", schema.item as Schema, canBeWords);
      return item.kind === "choice"
        ? { kind: "choices", options: item.options }
        : { kind: "list", item };
    }
    case "picklist":
      return { kind: "choice", options: optionsOf(schema) };
    case "literal":
      return { kind: "hidden", value: schema.literal };
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "yes-no" };
    default:
      return { kind: "text" };
  }
}

function optionsIf(schema: Schema) {
  return schema.type === "picklist" && { options: optionsOf(schema) };
}

/** People are chosen by their full names, and what is written in code by its words. */
function optionsOf(schema: Schema) {
  const { labels = {} } = v.getMetadata(schema) as Metadata;
  return schema.options?.map(String).map((value) => {
    const isCode = /^[a-z -]+$/.test(value);
    return { value, label: labels[value] ?? (isCode ? labelFrom(value) : value) };
  });
}

/** What its rules ask for, by their type. */
function limitsOf({ pipe = [] }: Pick<Schema, "pipe">): Record<string, number | undefined> {
  return Object.assign(
    {},
    ...pipe.map((part) => {
      return "pipe" in part ? limitsOf(part as Schema) : { [part.type]: part.requirement };
    }),
  );
}

/** The labels of a field and of what it is in: `Team, People`. Entries of a list are counted. */
export function labelOf(fields: readonly Field[], path: readonly PropertyKey[]): string {
  const labels: string[] = [];
  let place: Field | undefined = { name: "", label: "", optional: false, kind: "object", fields };
  for (const key of path) {
    const isEntry: boolean = place?.kind === "list" || place?.kind === "choices";
    if (isEntry) labels.push(`${labels.pop() ?? ""} ${Number(key) + 1}`);
    place = isEntry ? place?.item : place?.fields?.find(({ name }) => name === key);
    if (!isEntry) labels.push(place?.label ?? String(key));
  }
  return labels.join(", ");
}
