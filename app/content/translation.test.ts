import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { twoLanguagesFolder } from "../../e2e/practices";
import { inDevanagari } from "../../e2e/pseudo-hindi";
import { readContent } from "./read-content";
import { readSites } from "./read-site";
import { copyInTwoLanguages, errorsWith } from "./testing";

const folderName = relative("", twoLanguagesFolder);

async function sitesIn(folder: string) {
  const [english, hindi] = await readSites(folder);
  if (!hindi) throw new Error("There is no site in Hindi.");
  return { english, hindi };
}

test("the site in another language has its words, and the facts of the English one", async () => {
  const { english, hindi } = await sitesIn(copyInTwoLanguages().folder);
  expect(hindi.language).toBe("hi-IN");
  expect(hindi.pages.home.heading).toBe(inDevanagari(english.pages.home.heading));
  expect(hindi.practice.phone).toBe(english.practice.phone);
  expect(hindi.workshops.map(({ path }) => path)).toEqual(
    english.workshops.map(({ path }) => path),
  );
  expect(hindi.privacyNotice.english).toEqual(english.privacyNotice.english);
});

test("falls back to English for outdated words about a person", async () => {
  const { folder, edit } = copyInTwoLanguages();
  edit("therapists/meera.md", /training: .*/, "training: MPhil in Chennai.");
  edit("pages/home.yml", /heading: .*/, "heading: Another one");
  const { hindi } = await sitesIn(folder);
  expect(hindi.therapists.find(({ id }) => id === "meera")?.training).toBe("MPhil in Chennai.");
  expect(hindi.pages.home.heading).not.toBe("Another one");
});

test("leaves out a language that practice.yml doesn't name", () => {
  const { folder, edit } = copyInTwoLanguages();
  edit("practice.yml", /alsoIn: .*/, "");
  edit("hi/words.yml", / {2}skip: .*\n/, "");
  const { errors, translations } = readContent(folder);
  expect(errors).toEqual([]);
  expect(translations).toEqual({});
});

test.each<[file: string, before: string | RegExp, after: string, said: string]>([
  ["hi/words.yml", / {2}skip: .*\n/, "", "navigation.skip is missing"],
  ["hi/practice.yml", /^/, "phone: 1\n", "phone has no English words beside it: take it out"],
  ["hi/practice.yml", /tagline: .*/, `tagline: ${"अ".repeat(99)}`, "tagline must have at most 80"],
  ["help-lines.yml", /limits: .*/, "limits: Call us.", "limits is from older English words"],
  ["practice.yml", /confidentiality: .*/, "confidentiality: All.", "confidentiality is from"],
  ["privacy-notice/english.md", /why: .*/, "why: So.", "asked.items 1.why is from older English"],
])("in %s, %s → %j is told", (file, before, after, said) => {
  const { errors } = errorsWith(twoLanguagesFolder, file, before, after);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(said);
  const place = file === "privacy-notice/english.md" ? "privacy-notice/hindi.md" : file;
  expect(errors[0]).toMatch(`${folderName}/hi/${place}`.replace(/hi\/(?=hi|privacy)/, ""));
});

test("reports the words of a removed entry in one line", () => {
  const { errors } = readContent(
    twoLanguagesFolder,
    new Map([["workshops/monsoon-club.md", undefined]]),
  );
  const said = `${folderName}/hi/workshops/monsoon-club has no English beside it: delete it`;
  expect(errors.filter((error) => error.includes("hi/workshops/monsoon-club"))).toEqual([said]);
});

test("requires a page's words, but shows an untranslated entry in English", () => {
  const { folder } = copyInTwoLanguages();
  const { errors, translations } = readContent(folder);
  expect(errors).toEqual([]);
  expect(translations.hi?.untranslated).toEqual(["articles/sleeping-again"]);
  rmSync(join(folder, "hi/pages/about.yml"));
  expect(readContent(folder).errors).toEqual([
    expect.stringContaining("content/hi/pages/about is missing"),
  ]);
});

test("falls back to English for an outdated role, but keeps an outdated page title", () => {
  const { folder, edit } = copyInTwoLanguages();
  edit("therapists/meera.md", /^role: .*/m, "role: Head of all");
  edit("pages/home.yml", /(?<=^next:\n {2}title: ).*/m, "Another one");
  const { outdated, inEnglish, raw } = readContent(folder).translations.hi ?? {};
  const [role, title] = [
    ["therapists", "meera", "role"],
    ["pages", "home", "next", "title"],
  ];
  expect(outdated).toEqual(expect.arrayContaining([role, title]));
  expect(inEnglish).toContainEqual(role);
  expect(inEnglish).not.toContainEqual(title);
  expect(raw?.therapists?.meera).toMatchObject({ role: "Head of all" });
});

test("English that has changed since is listed, until it is translated again", () => {
  const { folder, edit } = copyInTwoLanguages();
  const outdated = () =>
    readContent(folder).translations.hi?.outdated.map((path) => path.join("."));
  const before = outdated();
  edit("pages/home.yml", /heading: .*/, "heading: Another one");
  expect(outdated()?.toSorted()).toEqual([...(before ?? []), "pages.home.heading"].sort());
  const notes = join(folder, "hi/.source-texts.yml");
  writeFileSync(notes, readFileSync(notes, "utf8").replace(/^pages\/home:/m, "pages/hom:"));
  expect(outdated()?.length).toBeGreaterThan(5);
});
