import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "../app/content/read-content";
import { contentSchema } from "../app/content/schemas/content";
import { inTwoLanguages, testFolder } from "../app/content/testing";
import { wordsIn } from "../app/content/translation";
import { root } from "../scripts/prepare.js";
import { readSnapshot } from "./forms";
import { joined, split } from "./value";
import { mapWords, type Words } from "./words";

const folders = [join(root, "content"), testFolder, inTwoLanguages];

function open(folder: string) {
  const look = readSnapshot(folder);
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  return { look, read };
}

test.each(folders)("the files of each entry in %s hold its value", (folder) => {
  const { look, read } = open(folder);
  expect(look.entries.length).toBeGreaterThan(20);
  for (const { id } of look.entries) {
    const place = look.placeOf(id);
    const value = joined(place, read);
    const { updated } = look.entryAt(id)?.values ?? {};
    const files = split(place, value, read, updated);
    const isTranslated = !look.translations.hi?.untranslated.includes(id);
    for (const [file, text = ""] of files) {
      // Notes of a translation that was deleted by hand go.
      if (file.endsWith(".source-texts.yml") && !isTranslated) continue;
      expect(readText(file, String(text)), file).toEqual(readText(file, read(file)));
    }
    const written = (file: string) =>
      files.has(file) ? String(files.get(file) ?? "") : read(file);
    expect(joined(place, written), id).toEqual(value);
  }
});

test.each(folders)("each text of %s has its translation beside it", (folder) => {
  const { look } = open(folder);
  const found = look.entries.flatMap(({ id, form, values }) => {
    const paths: string[] = [];
    mapWords(form.fields, values, (_, path) => paths.push([...id.split("/"), ...path].join(".")));
    return id.startsWith("privacy-notice") ? [] : paths;
  });
  const wanted = wordsIn(contentSchema(look.known), look.raw).map((path) => path.join("."));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test("an entry without a value has no files", () => {
  const { look, read } = open(inTwoLanguages);
  const id = "therapists/meera";
  const files = split(look.placeOf(id), undefined, read, undefined);
  expect(files.get(`${id}.md`)).toBeUndefined();
  expect(files.get(`hi/${id}.md`)).toBeUndefined();
  expect(files.get("hi/.source-texts.yml")).not.toContain(`${id}:`);
  expect(files.get(".unconfirmed.yml")).not.toContain(`${id}:`);
  expect([...files.keys()]).toEqual([
    ...[".unconfirmed.yml", `${id}.md`, `hi/${id}.md`, "hi/.source-texts.yml"],
  ]);
});

test("uses English for a missing translation, but doesn't count it as one", () => {
  const { look, read } = open(inTwoLanguages);
  const place = look.placeOf("therapists/meera");
  const value = joined(place, read);
  const { en } = (value?.fields.role ?? {}) as Words;
  const changed = value && { ...value, fields: { ...value.fields, role: { en } } };
  const files = split(place, changed, read, "2027-01-02");
  expect(files.get("hi/therapists/meera.md")).toContain(`role: ${en}`);
  const written = (file: string) => (files.has(file) ? String(files.get(file) ?? "") : read(file));
  expect(joined(place, written)?.fields.role).toEqual({ en });
});
