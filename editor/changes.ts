import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileOf } from "../app/content/collections.ts";
import { readContent, readText } from "../app/content/read-content.ts";
import { textsIn, valueAt } from "../app/content/schemas/value-at.ts";
import { factValue, pathOf } from "./facts.ts";
import { type Field, labelFrom, labelOf, type Values } from "./fields.ts";
import { type ContentSnapshot, type Form, formOf, readSnapshot, titleOf } from "./forms.ts";
import { inWords, languageName } from "./in-english.ts";
import { isSame } from "./merge.ts";
import { cut, longest, summariseDiff } from "./plain-words.ts";
import type { EntryChanges } from "./task-list.ts";
import { namesIn } from "./unconfirmed.ts";
import { joined, type Value } from "./value.ts";
import { inEnglish, inLanguage, mapWords, type Words } from "./words.ts";

/**
 * Describes what differs between two values of an entry, in words for its author. A verb says that
 * an entry is new, or that it was restored.
 */
export function describeChange(
  place: Place,
  before: Value | undefined,
  after: Value | undefined,
  newly = "New",
) {
  const { form, title, language } = place;
  if (!before || !after) {
    return before || after ? [`${after ? newly : "Removed"} ${form.one}: ${title}`] : [];
  }
  const [old, now] = [before.fields, after.fields];
  const { fields } = form;
  const inEnglishOnly = differences(fields, inEnglish(fields, old), inEnglish(fields, now));
  const [was, is] = [old, now].map((values) => {
    return (language ? inLanguage(fields, values, language) : {}) as Values;
  });
  const name = language ? `${title} in ${languageName(language)}` : "";
  return [
    ...inEnglishOnly.map((words) => `${title}, ${words}`),
    ...differences(fields, was ?? {}, is ?? {}).map((words) => `${name}, ${words}`),
    ...stillFitting(place, old, now).map((label) => `${title}, ${label}: translation kept`),
    ...confirmedFacts(fields, before, after).map((fact) => {
      const [name] = namesIn(fact);
      const path = pathOf(inEnglish(fields, now), fact) ?? [];
      const label = name ? `“${name}”` : labelOf(fields, path).toLowerCase();
      return `${after.unconfirmed[fact] ? "No longer confirmed" : "Confirmed"}: ${title}, ${label}`;
    }),
  ];
}

type Place = { form: Form; title: string; language?: string | undefined };

/** Returns labels of texts that only got another source for their translation. */
function stillFitting({ form: { fields } }: Place, old: Values, now: Values) {
  const labels: string[] = [];
  mapWords(fields, now, (words, path) => {
    const { sourceText, ...rest } = words as Words;
    const { sourceText: earlier, ...others } = (valueAt(old, path) ?? {}) as Words;
    if (sourceText !== earlier && isSame(rest, others))
      labels.push(labelOf(fields, path).toLowerCase());
  });
  return labels;
}

/** Returns unchanged facts that were confirmed, or are no longer confirmed. */
function confirmedFacts(fields: readonly Field[], before: Value, after: Value) {
  const [old, now] = [before, after].map((value) => inEnglish(fields, value.fields));
  return Object.keys({ ...before.unconfirmed, ...after.unconfirmed })
    .filter((fact) => before.unconfirmed[fact] !== after.unconfirmed[fact])
    .filter((fact) => pathOf(now, fact) ?? namesIn(fact)[0])
    .filter((fact) => isSame(factValue(old, fact), factValue(now, fact)));
}

/** Returns the fields that differ, as `address.street`. A list is one field. */
export function changedFields(fields: readonly Field[], before: Value, after: Value) {
  const facts = confirmedFacts(fields, before, after).map((fact) => fact.split(".")[0] ?? fact);
  return [...new Set([...changedIn(fields, before.fields, after.fields), ...facts])];
}

function changedIn(fields: readonly Field[], old: Values, now: Values): string[] {
  return fields.flatMap(({ name, fields: parts }) => {
    const [before, after] = [old[name], now[name]];
    if (isSame(before, after)) return [];
    // A group that is new or removed is one field.
    if (!parts || !before || !after) return [name];
    return changedIn(parts, before as Values, after as Values).map((part) => `${name}.${part}`);
  });
}

/** Describes the changes of `content/` since the last commit. */
export function describeChanges(root: string) {
  const files = changedFiles(root).map((path) => path.slice("content/".length));
  return describeFiles(join(root, "content"), files, (file) => {
    return textOf(() => git(root, "show", `HEAD:./content/${file}`));
  });
}

/** Describes how these files of the content differ from their earlier texts. */
export function describeFiles(
  folder: string,
  files: readonly string[],
  before: (file: string) => string,
): EntryChanges[] {
  if (files.length === 0) return [];
  const look = readSnapshot(folder);
  const textNow = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const earlier = remembered((file: string) => {
    return files.includes(file) ? before(file) : textNow(file);
  });
  const pictures = files.filter((file) => /\.(?!md$|yml$)\w+$/.test(file));
  const entries = [...new Set([...look.entries.map(({ id }) => id), ...files.flatMap(idOf)])]
    .sort()
    .flatMap((id): EntryChanges[] => {
      const old = earlier(fileOf(id));
      const { form, title } = look.entryAt(id) ?? deletedEntry(look, id, old) ?? {};
      if (!form || !title) return [];
      const place = look.placeOf(id, readText(fileOf(id), old));
      const [before, after] = [joined(place, earlier), joined(place, textNow)];
      return [{ title, words: describeChange({ ...place, form, title }, before, after) }];
    });
  const ofPictures = pictures.map((file) => {
    const verb = textNow(file) === "" ? "Removed" : earlier(file) === "" ? "New" : "Changed";
    return `${verb} picture: ${file}`;
  });
  const all = [...entries, { title: "Pictures", words: ofPictures }];
  const shown = all.filter(({ words }) => words.length > 0);
  return shown.length === 0 ? [{ title: "", words: ["What no page shows"] }] : shown;
}

/** Returns the entry that an English file holds. */
function idOf(file: string) {
  return /^[a-z]{2}\/|^\./.test(file) ? [] : file.replace(/\.(md|yml)$/, "");
}

function deletedEntry(look: ContentSnapshot, id: string, text: string) {
  const values = readText(fileOf(id), text);
  const form = formOf(look.forms, id, values);
  return form && { form, title: titleOf(form, values) };
}

function remembered(read: (file: string) => string) {
  const known = new Map<string, string>();
  return (file: string) => {
    const text = known.get(file) ?? read(file);
    known.set(file, text);
    return text;
  };
}

/** True if Git has a version of the content to compare with. */
export function hasVersions(root: string) {
  return textOf(() => git(root, "ls-tree", "--name-only", "HEAD", "content")) !== "";
}

/** True if the repository has a remote. */
export function isSentSomewhere(root: string) {
  return textOf(() => git(root, "remote")) !== "";
}

/** Commits all changes of `content/`, and no other files. */
export function commitContent(root: string, changes: readonly EntryChanges[]) {
  git(root, "add", "--all", "--", "content");
  const lines = changes.flatMap(({ words }) => words);
  const message = ["-m", "Edit the content", "-m", lines.join("\n")];
  git(root, ...nameOf(root), "commit", ...message, "--", "content");
}

/** Git options that make the practice the author, unless Git has an author already. */
export function nameOf(root: string) {
  if (textOf(() => git(root, "config", "user.email")) !== "") return [];
  const { name, email } = readContent(join(root, "content")).raw.practice ?? {};
  return ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
}

function git(root: string, ...args: string[]) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
}

/** Returns the output of a Git command, or an empty string if it fails. */
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

/** Describes changed fields by their labels. A field of a group comes after the group's label. */
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
    if (field.kind === "crop") return [`${label}: moved`];
    if (field.kind === "choices" && (before ?? after)) {
      return [`${label}: ${chosen(field, (before ?? []) as string[], (after ?? []) as string[])}`];
    }
    return [`${label}: ${summariseDiff(shown(field, before), shown(field, after))}`];
  });
}

/** Describes the entries of a list that changed, or only their new order. */
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

/** Describes both lists, or only who was added or removed if the lists are long. */
function chosen(field: Field, old: readonly string[], now: readonly string[]) {
  const both = [shown(field, old), shown(field, now)] as const;
  if (both.join("").length <= longest) return summariseDiff(...both);
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

/** Returns a value in plain words. */
function shown(field: Field, value: unknown): string {
  if (field.kind === "yes-no") return value ? "yes" : "no";
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.map((entry) => shown(field, entry)).join(" and ");
  if (!field.options) return inWords(value);
  const option = field.options.find((option) => option.value === value);
  // A removed person is known only by the name of the file.
  return option?.label ?? String(value).split("-").map(labelFrom).join(" ");
}
