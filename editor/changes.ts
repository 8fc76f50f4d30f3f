import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readContent, readText } from "../app/content/read-content.ts";
import { textsIn } from "../app/content/schemas/value-at.ts";
import { isLanguage } from "../app/content/translation.ts";
import { type Field, labelFrom } from "./fields.ts";
import { formOf, type Look, lookAt, titleOf, type Values } from "./forms.ts";
import { inWords, languageName } from "./in-english.ts";
import { cut, longest, whatDiffers } from "./plain-words.ts";

/** Beside which a file holds words of another language: `hi/words.yml` beside `words.yml`. */
export function englishOf(file: string) {
  return file.replace(/^[a-z]{2}\//, "");
}

/**
 * What differs between two versions of a file, in words for its author. In another language, English
 * stands in for what nobody has translated yet, that of today or that which was there before.
 * What was nothing is new, or has come back.
 */
export function describeFile(
  look: Look,
  file: string,
  [before = "", after = ""]: readonly (string | undefined)[],
  englishBefore: string,
  newly = "New",
) {
  const verb = before === "" ? newly : after === "" ? "Removed" : "Changed";
  if (!/\.(md|yml)$/.test(file)) return [`${verb} picture: ${file}`];
  const [, language, id = ""] = /^(?:([a-z]{2})\/)?(.*)\.\w+$/.exec(file) ?? [];
  const [old, now] = [before, after].map((text) => text && readText(file, text));
  if (id === "confirmed") return newlyConfirmed(look, (old || {}) as Facts, (now || {}) as Facts);
  const entry = look.entryAt(id);
  const form = entry?.form ?? formOf(look.forms, id, old || {});
  // From which words others were made is said with these.
  if (!form) return [];
  const title = entry?.title ?? titleOf(form, old || {});
  const name = language ? `${title} in ${languageName(language)}` : title;
  if (!old || !now) return [`${verb} ${form.one}: ${name}`];
  const english = [entry?.values, readText(englishOf(file), englishBefore)].flatMap((all) => {
    return language ? textsIn(all).map(({ text }) => text) : [];
  });
  const [was, is] = [old, now].map((all) => (ownWords(all, english) ?? {}) as Values);
  return differences(form.fields, was ?? {}, is ?? {}).map((words) => `${name}, ${words}`);
}

/** A value without these texts. */
function ownWords(value: unknown, others: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) {
    return others.includes(String(value)) ? undefined : value;
  }
  const parts = Object.entries(value).map(([key, part]) => [key, ownWords(part, others)] as const);
  const own = parts.filter(([, part]) => part !== undefined);
  if (own.length === 0) return undefined;
  return Array.isArray(value) ? own.map(([, part]) => part) : Object.fromEntries(own);
}

/** By file and field, with the day. */
type Facts = Record<string, Record<string, string>>;

function newlyConfirmed({ titleAt, labelAt }: Look, old: Facts, now: Facts) {
  return Object.entries(now).flatMap(([id, facts]) =>
    Object.keys(facts)
      .filter((fact) => !old[id]?.[fact])
      .map((fact) => `Confirmed: ${titleAt(id)}, ${labelAt(id, fact.split(".")).toLowerCase()}`),
  );
}

/** What differs in `content/` from what was last committed. */
export function describeChanges(root: string) {
  const files = changedFiles(root).map((path) => path.slice("content/".length));
  return describeFiles(join(root, "content"), files, (file) => {
    return textOf(() => git(root, "show", `HEAD:./content/${file}`));
  });
}

/** What differs in these files of the content from what they were before, English first. */
export function describeFiles(
  folder: string,
  files: readonly string[],
  before: (file: string) => string,
) {
  if (files.length === 0) return [];
  const look = lookAt(folder);
  const isOther = (file: string) => Number(isLanguage(file.split("/")[0]));
  const ordered = files.toSorted((one, other) => isOther(one) - isOther(other));
  const words = ordered.flatMap((file) => {
    const place = join(folder, file);
    const after = existsSync(place) ? readFileSync(place, "utf8") : "";
    return describeFile(look, file, [before(file), after], before(englishOf(file)));
  });
  return words.length === 0 ? ["What no page shows"] : words;
}

/** Whether the folder is one of Git's, with a version to compare with. */
export function hasVersions(root: string) {
  return textOf(() => git(root, "ls-tree", "--name-only", "HEAD", "content")) !== "";
}

/** Whether Git knows a place to send versions to. */
export function isSentSomewhere(root: string) {
  return textOf(() => git(root, "remote")) !== "";
}

/** Commits all changes of `content/`, and nothing else that may be under way. */
export function commitContent(root: string, changes: readonly string[]) {
  git(root, "add", "--all", "--", "content");
  const message = ["-m", "Edit the content", "-m", changes.join("\n")];
  git(root, ...nameOf(root), "commit", ...message, "--", "content");
}

/** Where nobody has told Git a name, the practice signs. */
export function nameOf(root: string) {
  if (textOf(() => git(root, "config", "user.email")) !== "") return [];
  const { name, email } = readContent(join(root, "content")).raw.practice ?? {};
  return ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
}

function git(root: string, ...args: string[]) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
}

/** What Git says, or nothing where it has nothing to say. */
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

/** Field by field, in the words of the form; within a group, the names of both. */
function differences(fields: readonly Field[], old: Values, now: Values): string[] {
  return fields.flatMap((field) => {
    const [before, after] = [old[field.name], now[field.name]];
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (isSame || field.kind === "hidden") return [];
    const label = field.label.toLowerCase();
    if (field.fields) {
      return differences(field.fields, (before ?? {}) as Values, (after ?? {}) as Values).map(
        (words) => `${label}, ${words}`,
      );
    }
    if (field.item?.fields) {
      const [then, later] = [before ?? [], after ?? []] as [Values[], Values[]];
      return entryDifferences(field.item.fields, then, later).map((words) => label + words);
    }
    if (field.kind === "window") return [`${label}: moved`];
    if (field.kind === "choices" && (before ?? after)) {
      return [`${label}: ${chosen(field, (before ?? []) as string[], (after ?? []) as string[])}`];
    }
    return [`${label}: ${whatDiffers(shown(field, before), shown(field, after))}`];
  });
}

/** Of a list of entries, those that were changed, came or went; or that they only moved. */
function entryDifferences(
  fields: readonly Field[],
  old: readonly Values[],
  now: readonly Values[],
) {
  const isIn = (all: readonly Values[], entry: Values) => {
    return all.some((other) => isDeepStrictEqual(other, entry));
  };
  const gone = old.filter((entry) => !isIn(now, entry));
  const added = now.filter((entry) => !isIn(old, entry));
  if (gone.length + added.length === 0) return [": in another order"];
  const areInPlace = now.every((entry, place) => {
    return added.includes(entry) || isDeepStrictEqual(entry, old[place]);
  });
  if (old.length === now.length && areInPlace) {
    return now.flatMap((entry, place) => {
      const words = differences(fields, old[place] ?? {}, entry);
      return words.map((line) => ` ${place + 1}, ${line}`);
    });
  }
  const named = (entry: Values) => {
    const texts = textsIn(entry).map(({ text }) => inWords(text));
    const ticked = fields.filter(({ name }) => entry[name] === true);
    return `“${cut([...texts, ...ticked.map(({ label }) => label)].join(", "))}”`;
  };
  const [stayed, stay] = [
    old.filter((entry) => isIn(now, entry)),
    now.filter((entry) => isIn(old, entry)),
  ];
  return [
    ...gone.map((entry) => `: taken out ${named(entry)}`),
    ...added.map((entry) => `: added ${named(entry)}`),
    ...(isDeepStrictEqual(stayed, stay) ? [] : [": in another order"]),
  ];
}

/** Both, or of many only who came and who went. */
function chosen(field: Field, old: readonly string[], now: readonly string[]) {
  const both = [shown(field, old), shown(field, now)] as const;
  if (both.join("").length <= longest) return whatDiffers(...both);
  const named = (verb: string, some: readonly string[]) => {
    return some.length > 0 ? [`${verb} ${some.map((one) => shown(field, one)).join(", ")}`] : [];
  };
  const words = [
    ...named(
      "taken out",
      old.filter((one) => !now.includes(one)),
    ),
    ...named(
      "added",
      now.filter((one) => !old.includes(one)),
    ),
  ];
  return words.join("; ") || "in another order";
}

/** A value as one would say it. */
function shown(field: Field, value: unknown): string {
  if (field.kind === "yes-no") return value ? "yes" : "no";
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.map((entry) => shown(field, entry)).join(" and ");
  if (!field.options) return inWords(value);
  const option = field.options.find((option) => option.value === value);
  // Somebody who is gone is known by the name of the file alone.
  return option?.label ?? String(value).split("-").map(labelFrom).join(" ");
}
