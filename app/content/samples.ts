import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { pagePaths, personPath, thingPath } from "./paths.ts";
import { readContent } from "./read-content.ts";
import { readYaml } from "./read-yaml.ts";
import { valueAt } from "./schemas/value-at.ts";

/** A value that stands in until the practice gives the real one. */
export type Sample = {
  /** `therapists/meher-talvani`, and there the names of the field and what it is in. */
  file: string;
  path: readonly string[];
  value: unknown;
  /** Where it stands, or would stand: a path, or every page. */
  page: string;
  /** Whether it is kept off that page as long as it is a sample. */
  isWithheld: boolean;
};

/** By file and field: `social.url`, or `questions.items.*` for single entries of a list. */
type Facts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Raw = Record<string, unknown>;

/** What came with the project: the values in `content/.samples.yml`. */
function readSamples(folder: string) {
  const { shown, withheld } = readFacts(join(folder, ".samples.yml")) as Record<string, Facts>;
  return { shown: shown ?? {}, withheld: withheld ?? {} };
}

function readFacts(file: string): Facts {
  return existsSync(file) ? (readYaml(readFileSync(file, "utf8")) ?? {}) : {};
}

const heading = " What came with this website and is right: by file and field, with the day.";

/** The file in which the practice's word is kept that a fact is right as it came. */
export const confirmedFile = "confirmed.yml";

/** Returns the text of that file with other facts of an entry. */
export function confirmedText(
  before: string,
  file: string,
  facts: Readonly<Record<string, unknown>>,
) {
  const document = parseDocument(before || "{}");
  document.commentBefore = heading;
  if (document.contents && "flow" in document.contents) document.contents.flow = false;
  if (Object.keys(facts).length > 0) document.set(file, facts);
  else document.delete(file);
  return document.toString({ lineWidth: 0 });
}

/** `social.url`. An entry of a list is called by its first words: its place may change. */
export function factOf(path: readonly string[], value: unknown) {
  const isEntry = /^\d+$/.test(path.at(-1) ?? "");
  if (!isEntry) return path.join(".");
  const [words = value] = typeof value === "object" ? Object.values(value ?? {}) : [value];
  return [...path.slice(0, -1), String(words)].join(".");
}

/** Finds the facts that are still those with which the project came, and that nobody confirmed. */
export function findSamples(folder: string, raw: Raw = readContent(folder).raw): Sample[] {
  return [
    ...samplesIn(raw, folder, "shown").map((found) => ({ ...found, isWithheld: false })),
    ...samplesIn(raw, folder, "withheld").map((found) => ({ ...found, isWithheld: true })),
  ].map((sample) => ({ ...sample, page: pageOf(sample.file, sample.path[0] ?? "", raw) }));
}

/** Returns checked content without the samples that must not show before they are confirmed. */
export function withoutWithheld<Content extends object>(
  raw: Raw,
  folder: string,
  checked: Content,
): Content {
  const content = structuredClone(checked);
  const found = samplesIn(raw, folder, "withheld");
  // From the end, so that the entries of a list keep their numbers until it is their turn.
  const fromTheEnd = found.toSorted((one, other) => numberOf(other.path) - numberOf(one.path));
  for (const { file, path } of fromTheEnd) {
    const parent = valueAt(content, [...file.split("/"), ...path.slice(0, -1)]);
    const key = path.at(-1) ?? "";
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete (parent as Raw)[key];
  }
  return content;
}

/** Of an entry, its place in the list; of any other field, none. */
function numberOf(path: readonly string[]) {
  return Number(path.at(-1)) || 0;
}

function samplesIn(raw: Raw, folder: string, kind: "shown" | "withheld") {
  const samples = readSamples(folder);
  const confirmed = readFacts(join(folder, confirmedFile));
  const came = [...Object.keys(samples.shown), ...Object.keys(samples.withheld)];
  const found = new Map<string, Pick<Sample, "file" | "path" | "value">>();
  for (const [origin, fields] of Object.entries(samples[kind])) {
    const known = { ...samples.shown[origin], ...samples.withheld[origin] };
    for (const file of [origin, ...copiesOf(origin, known, raw, came)]) {
      for (const [fact, known] of Object.entries(fields ?? {})) {
        for (const { path, value } of matches(valueAt(raw, file.split("/")), fact, known)) {
          if (confirmed[file]?.[factOf(path, value)]) continue;
          found.set([file, ...path].join("/"), { file, path, value });
        }
      }
    }
  }
  return [...found.values()];
}

/**
 * The entries beside a file that did not come with the project, but say a sentence of it: they were
 * made from it, and its facts with them. That somebody is a woman, too, says nothing.
 */
function copiesOf(file: string, facts: Facts[string], raw: Raw, came: readonly string[]) {
  const [folder = "", name] = file.split("/");
  const others = name ? Object.keys(raw[folder] ?? {}) : [];
  const sentences = Object.entries(facts).filter(([, value]) => /\S \S+ \S/.test(`${value}`));
  return others
    .map((other) => `${folder}/${other}`)
    .filter((other) => !came.includes(other))
    .filter((other) => {
      const entry = valueAt(raw, other.split("/"));
      return sentences.some(([fact, value]) => matches(entry, fact, value).length > 0);
    });
}

function matches(entry: unknown, fact: string, known: unknown) {
  const path = fact.split(".");
  if (path.at(-1) !== "*") {
    const value = valueAt(entry, path);
    return value !== undefined && isDeepStrictEqual(value, known) ? [{ path, value }] : [];
  }
  const list = path.slice(0, -1);
  const values = valueAt(entry, list);
  if (!Array.isArray(values) || !Array.isArray(known)) return [];
  return values.flatMap((value, index) => {
    const isKnown = known.some((one) => isDeepStrictEqual(one, value));
    return isKnown ? [{ path: [...list, `${index}`], value }] : [];
  });
}

/** Of the practice, what the contact page and the privacy notice say, and what answers a question. */
const contactFacts = [
  ...["hours", "closures", "address", "mapQuery", "nearestStation", "whatsapp"],
];
const noticeFacts = ["supervision", "supervisionInHindi", "privacyContact", "keepMonths"];
const answers = [
  ...["freeConsultation", "soonest", "payment", "concessions", "lateFee", "videoCalls"],
  ...["confidentiality", "confidentialityLimits"],
];

const noticePath = `${pagePaths.appointments}#privacy-notice`;

/** The page that shows what stands in a file, or every page. */
function pageOf(file: string, fact: string, raw: Raw): string {
  const [folder = "", name = ""] = file.split("/");
  if (fact === "order") return pagePaths[folder as keyof typeof pagePaths];
  switch (folder) {
    case "practice":
      if (fact === "times") return pagePaths.appointments;
      if (answers.includes(fact)) return pagePaths.services;
      if (contactFacts.includes(fact)) return pagePaths.contact;
      return noticeFacts.includes(fact) ? noticePath : "every page";
    case "pages":
      return pagePaths[name as keyof typeof pagePaths] ?? "/404";
    case "forms":
      return name === "contact" ? pagePaths.contact : pagePaths.appointments;
    case "danger-words":
      return "the inbox";
    case "privacy-notice":
      return noticePath;
    case "therapists":
      return personPath({ id: name, name: String(valueAt(raw, [folder, name, "name"])) });
    case "articles":
    case "services":
    case "workshops":
      return thingPath(folder, name);
    default:
      return "every page";
  }
}
