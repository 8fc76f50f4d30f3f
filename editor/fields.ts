import * as v from "valibot";

/** Field of a form, made from its schema and sent to the browser. */
export type Field = {
  name: string;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  /** If set, the field holds words, which are translated. */
  isWords?: boolean | undefined;
  kind:
    | ("text" | "long" | "markdown" | "number" | "money" | "date" | "time" | "yes-no")
    | ("choice" | "choices" | "layout" | "picture" | "crop" | "object" | "list" | "hidden");
  /** Limits in characters, words or list entries, depending on the kind. */
  least?: number | undefined;
  most?: number | undefined;
  /** If set, the limits count words. */
  countsWords?: boolean;
  options?: readonly { value: string; label: string }[] | undefined;
  /** If set, a button clears all ticks. */
  hasNone?: boolean;
  /** Fields of an object. */
  fields?: readonly Field[];
  /** Field of each entry in a list. */
  item?: Field;
  /** Value of a hidden field. */
  value?: unknown;
  /** Value in a new entry. A date may be `today`. */
  start?: unknown;
  /** Shown only while another field of the same form has this value, or names it. */
  only?: { name: string; value: string };
  /** If false, a copy of an entry starts without the field. */
  copied?: boolean | undefined;
};

/** Fields of an entry, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Parts of a schema that forms are made of. */
export type Schema = v.GenericSchema & {
  type: string;
  pipe?: readonly { type: string; requirement?: unknown }[];
  wrapped?: Schema;
  item?: Schema;
  /** Schema of each value in a record. */
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

/** Returns the fields of a form, one for each field of the schema. */
export function fieldsOf(schema: Schema, isInherited = true): Field[] {
  const canBe = isInherited && isTranslated(schema);
  return Object.entries(schema.entries ?? {}).map(([name, part]) => fieldOf(name, part, canBe));
}

/** True unless the schema keeps all its fields out of other languages. */
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

/** Returns options with labels: people by their full names, codes in plain words. */
function optionsOf(schema: Schema) {
  const { labels = {} } = v.getMetadata(schema) as Metadata;
  return schema.options?.map(String).map((value) => {
    const isCode = /^[a-z -]+$/.test(value);
    return { value, label: labels[value] ?? (isCode ? labelFrom(value) : value) };
  });
}

/** Returns the requirements of a schema's rules, by type of rule. */
function limitsOf({ pipe = [] }: Pick<Schema, "pipe">): Record<string, number | undefined> {
  return Object.assign(
    {},
    ...pipe.map((part) => {
      return "pipe" in part ? limitsOf(part as Schema) : { [part.type]: part.requirement };
    }),
  );
}

/** Returns the labels of a field and its groups: `Team, People 2` is the second in a list. */
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
