import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { parse, stringify } from "yaml";
import { addPseudoHindi } from "./pseudo-hindi.ts";

/** A practice that is awkward on purpose: its practice.yml says in which ways. */
export const practiceFolder = join(import.meta.dirname, "practice");

/** Folder of the practices that are made from the tests' practice. */
const made = join(import.meta.dirname, "..", ".tests");
export const smallPracticeFolder = join(made, "small-practice");
export const twoLanguagesFolder = join(made, "two-languages");

/** Makes both practices. */
export async function makePractices() {
  for (const folder of [smallPracticeFolder, twoLanguagesFolder]) {
    await rm(folder, { recursive: true, force: true });
  }
  await smallPractice(smallPracticeFolder);
  await practiceInTwoLanguages(twoLanguagesFolder);
}

/** Entries of the small practice. None refers to an entry that is left out. */
const kept: Readonly<Record<string, readonly string[]>> = {
  therapists: ["meera.md"],
  services: ["walk-and-talk.md"],
  workshops: [],
  articles: ["one-quiet-evening.md", "one-quiet-evening.svg"],
};

/** Facts that the small practice doesn't have. */
const without = ["mapQuery", "nearestStation", "whatsapp", "social", "freeConsultation"];

/**
 * Makes, in an empty folder, the content of a practice with as little as there can be: a name of
 * three characters, one therapist who has a description alone and meets people by video alone, one
 * service, one article and no workshop; no photo, no rooms, no free call, no social profile, no WhatsApp.
 */
async function smallPractice(folder: string) {
  await cp(practiceFolder, folder, { recursive: true, filter: isKept });
  const file = join(folder, "practice.yml");
  const practice = parse(await readFile(file, "utf8"));
  const { city, countryCode } = practice.address;
  for (const fact of without) delete practice[fact];
  await writeFile(file, stringify({ ...practice, name: "Ohm", address: { city, countryCode } }));
  const person = join(folder, "therapists", "meera.md");
  const text = await readFile(person, "utf8");
  await writeFile(
    person,
    text
      .replace("- in-person", "- video-call")
      .replace(/^(picture|role|experience|approach|bestFor|sessionFormat): .*\n/gm, "")
      .replace(/^(specializations|ages|concerns):\n( .*\n)+/gm, "")
      .replace(/(?<=\n---\n).*/s, ""),
  );
}

/** Makes the same practice in two languages. */
async function practiceInTwoLanguages(folder: string) {
  await cp(practiceFolder, folder, { recursive: true });
  addPseudoHindi(folder);
  // One translation is missing, and one is outdated.
  await rm(join(folder, "hi", "articles", "sleeping-again.md"));
  const person = join(folder, "therapists", "vidya-nair.md");
  const text = await readFile(person, "utf8");
  await writeFile(person, text.replace(/^role: .*$/m, "role: Counsellor of the Evenings"));
}

function isKept(file: string) {
  const [collection = "", name] = relative(practiceFolder, file).split(sep);
  return name === undefined || (kept[collection]?.includes(name) ?? true);
}
