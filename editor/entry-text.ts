import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { frontOf, readText } from "../app/content/read-content.ts";
import type { Field, Values } from "./fields.ts";

/** Leaves out empty values. Empty entries of a list stay, so that a fault can name them. */
export function withoutEmpty(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = cleaned(field, values[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function cleaned({ fields, item, optional }: Field, value: unknown): unknown {
  if (fields) {
    const parts = withoutEmpty(fields, (value ?? {}) as Values);
    return optional && Object.keys(parts).length === 0 ? undefined : parts;
  }
  if (Array.isArray(value)) {
    if (value.length === 0 && optional) return undefined;
    return item?.fields ? value.map((entry) => withoutEmpty(item.fields ?? [], entry)) : value;
  }
  return value === "" || value === null ? undefined : value;
}

/** Returns a file's text with other values. Only the lines of changed values differ. */
export function textWith(file: string, values: Values, before: string) {
  const { front, yaml } = frontOf(before);
  const isMarkdown = file.endsWith(".md");
  const document = parseDocument(isMarkdown ? yaml : before);
  const old = readText(file, before);
  const { body, ...fields } = isMarkdown ? values : { ...values, body: undefined };
  for (const key of Object.keys(old)) if (!(key in fields) && key !== "body") document.delete(key);
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && !isDeepStrictEqual(old[key], value)) document.set(key, value);
  }
  const text = document.contents ? document.toString({ lineWidth: 0 }) : "";
  if (!isMarkdown) return text;
  const isSame = old.body === body && front !== "";
  return `---\n${text}---\n${isSame ? before.slice(front.length) : `\n${String(body ?? "").trim()}\n`}`;
}
