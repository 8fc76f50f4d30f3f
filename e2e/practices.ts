import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { addPseudoHindi } from "./pseudo-hindi.ts";

/** A practice that is awkward on purpose: its practice.yml says in which ways. */
export const practiceFolder = join(import.meta.dirname, "practice");

/** Where the set-up of unit tests puts the two that are made from it. */
const made = join(import.meta.dirname, "..", ".tests");
export const smallPracticeFolder = join(made, "small-practice");
export const twoLanguagesFolder = join(made, "two-languages");

/** What a small practice has of these. Nothing in it refers to anything that is left out. */
const kept: Readonly<Record<string, readonly string[]>> = {
  therapists: ["meera.md", "portrait.svg"],
  services: ["walk-and-talk.md"],
  workshops: [],
  articles: ["one-quiet-evening.md", "one-quiet-evening.svg"],
};

/**
 * Makes, in an empty folder, the content of a practice with as little as there can be: a name of
 * three characters, one therapist, one service, one article and no workshop.
 */
export async function smallPractice(folder: string) {
  await cp(practiceFolder, folder, { recursive: true, filter: isKept });
  const file = join(folder, "practice.yml");
  const practice = await readFile(file, "utf8");
  // With the comment goes what is only true of the other practice.
  await writeFile(file, practice.replace(/^(#.*\n)+name: .+$/m, "name: Ohm"));
}

/** Makes the same practice in two languages. */
export async function practiceInTwoLanguages(folder: string) {
  await cp(practiceFolder, folder, { recursive: true });
  addPseudoHindi(folder);
  // Somebody has not got round to it yet, and a fact has changed since.
  await rm(join(folder, "hi", "articles", "sleeping-again.md"));
  const person = join(folder, "therapists", "vidya-nair.md");
  const text = await readFile(person, "utf8");
  await writeFile(person, text.replace(/^role: .*$/m, "role: Counsellor of the Evenings"));
}

function isKept(file: string) {
  const [collection = "", name] = relative(practiceFolder, file).split(sep);
  return name === undefined || (kept[collection]?.includes(name) ?? true);
}
