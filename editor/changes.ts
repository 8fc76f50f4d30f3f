import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readContent } from "../app/content/read-content.ts";
import { editorConfig, type Field } from "./config.ts";

type Values = Readonly<Record<string, unknown>>;

/** A form of the editor: what its things are called, and which fields they have. */
type Form = { one?: string; label: string; title?: string; fields: readonly Field[] };

/** Beyond this many letters, a text is not repeated. */
const longest = 100;

/** What differs in `content/` from what was last committed, in words for its author. */
export function describeChanges(root: string) {
  const { known } = readContent(join(root, "content"));
  const formOf = formsOf(editorConfig(known));
  return changedFiles(root).flatMap((path) => {
    const before = textOf(() => git(root, "show", `HEAD:./${path}`));
    const after = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
    if (!/\.(md|yml)$/.test(path)) return [`${verb(before, after)} picture: ${path}`];
    const [old, now] = [valuesOf(path, before), valuesOf(path, after)];
    const form = formOf(path, now ?? old ?? {});
    if (!form) return [`${verb(before, after)} file: ${path}`];
    const { one = "text", label, title = "", fields } = form;
    const name = String((now ?? old)?.[title] ?? label);
    if (!old || !now) return [`${verb(before, after)} ${one.toLowerCase()}: ${name}`];
    return differences(fields, old, now).map((words) => `${name}, ${words}`);
  });
}

/** Commits all changes of `content/`, and nothing else that may be under way. */
export function commitContent(root: string, changes: readonly string[]) {
  git(root, "add", "--all", "--", "content");
  git(root, "commit", "-m", "Edit the content", "-m", changes.join("\n"), "--", "content");
}

function git(root: string, ...args: string[]) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
}

function textOf(read: () => string) {
  try {
    return read();
  } catch {
    return "";
  }
}

function changedFiles(root: string) {
  git(root, "add", "--intent-to-add", "--", "content");
  const options = ["--name-only", "--no-renames", "--relative", "-z"];
  const names = git(root, "diff", "HEAD", ...options, "--", "content");
  return names.split("\0").filter((path) => path !== "");
}

function verb(before: string, after: string) {
  if (before === "") return "New";
  return after === "" ? "Removed" : "Changed";
}

/** `undefined` for a file that is not there. */
function valuesOf(path: string, text: string): Values | undefined {
  if (text === "") return;
  if (path.endsWith(".yml")) return parse(text);
  const [front = "", yaml = ""] = /^---\r?\n(.*?)^---\r?\n/ms.exec(text) ?? [];
  return { ...parse(yaml), body: text.slice(front.length).trim() };
}

function formsOf({ collections }: ReturnType<typeof editorConfig>) {
  return (path: string, values: Values): Form | undefined => {
    for (const collection of collections) {
      if ("files" in collection) {
        const file = collection.files.find((candidate) => candidate.file === path);
        if (file) return file;
        continue;
      }
      const { folder, label, label_singular: one, identifier_field: title, fields } = collection;
      const isOfKind = !("filter" in collection) || values.kind === collection.name;
      if (path.startsWith(`${folder}/`) && isOfKind) return { one, label, title, fields };
    }
  };
}

/** Field by field, in the words of the form; within a group, the names of both. */
function differences(fields: readonly Field[], old: Values, now: Values): string[] {
  return fields.flatMap((field) => {
    const [before, after] = [old[field.name], now[field.name]];
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (isSame || field.widget === "hidden") return [];
    const label = field.label.toLowerCase();
    if (field.widget === "object") {
      const parts = field.fields as readonly Field[];
      return differences(parts, (before ?? {}) as Values, (after ?? {}) as Values).map(
        (words) => `${label}, ${words}`,
      );
    }
    const [from, to] = [shown(field, before), shown(field, after)];
    const isShort = from !== undefined && to !== undefined && from.length + to.length <= longest;
    return [isShort ? `${label}: ${from} → ${to}` : `${label}: changed`];
  });
}

/** A value as one would say it; nothing for what is made of several fields. */
function shown(field: Field, value: unknown): string | undefined {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) {
    const entries = value.map((entry) => shown(field, entry));
    return entries.includes(undefined) ? undefined : entries.join(" and ");
  }
  if (typeof value === "object") return;
  const options = (field.options ?? []) as readonly (string | { value: string; label: string })[];
  const option = options.find((candidate) => {
    return typeof candidate === "object" && candidate.value === value;
  });
  return typeof option === "object" ? option.label : String(value);
}
