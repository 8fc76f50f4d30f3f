import { join } from "node:path";
import { factsOf, fill } from "../app/content/placeholders.ts";
import { readContent } from "../app/content/read-content.ts";
import { titleIn, valuesAt } from "./entries.ts";
import { labelOf } from "./fields.ts";
import { formOf, groupsOf } from "./forms.ts";

/** More are of no use to anybody. */
const most = 30;

/** The fields in which words stand, as they are seen on the site: what is in full comes first. */
export function searchWords(root: string, words: string) {
  const { raw, known, content } = readContent(join(root, "content"));
  const wanted = plain(words);
  if (!content || wanted.length < 2) return [];
  const groups = groupsOf(known);
  const ids = Object.entries(raw).flatMap(([name, things]) => {
    const isFolder = !formOf(groups, name, {});
    return isFolder ? Object.keys(things).map((thing) => `${name}/${thing}`) : [name];
  });
  const found = ids.flatMap((id) => {
    const values = valuesAt(raw, id) ?? {};
    const fields = formOf(groups, id, values)?.fields ?? [];
    return textsIn(fill(values, factsOf(content))).flatMap(({ path, text }) => {
      const rank = rankOf(plain(text), wanted);
      if (!rank) return [];
      const label = labelOf(fields, path);
      return [
        { id, title: titleIn(groups, raw, id), path, label, excerpt: text.slice(0, 120), rank },
      ];
    });
  });
  return found.sort((one, other) => one.rank - other.rank).slice(0, most);
}

/** As it is typed: without the quotes and spaces of print, and without the marks of Markdown. */
function plain(text: string) {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\]\([^)]*\)|[[*_#]/g, "")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** 1: the words as they are; 2: with what a page fills in, like `{name}`; 3: all of them somewhere. */
function rankOf(text: string, wanted: string) {
  if (text.includes(wanted)) return 1;
  if (/\{\w+\}/.test(text)) {
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[^\w\s]/g, "\\$&"));
    if (new RegExp(`^${parts.join(".+")}$`).test(wanted)) return 2;
  }
  return wanted.split(" ").every((word) => text.includes(word)) ? 3 : 0;
}

type Text = { path: PropertyKey[]; text: string };

function textsIn(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, text: `${value}` }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}
