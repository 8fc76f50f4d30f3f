import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { pagePaths, personPath, thingPath } from "./paths.ts";
import { fieldName, readContent } from "./read-content.ts";

/** A value that stands in until the practice gives the real one. */
export type Sample = {
  /** `content/practice.yml, line 3` */
  place: string;
  /** The name of the field. */
  fact: string;
  /** As it is written there, in one line. */
  value: string;
  /** Where it stands, or would stand: a path, or every page. */
  page: string;
  /** Whether it is kept off that page as long as it is a sample. */
  isWithheld: boolean;
};

/** By file and field; of a list of which only some entries are samples, theirs. */
type Fingerprints = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

type Raw = Record<string, unknown>;

/** To a field: names, and numbers for entries of lists. */
type Path = readonly (string | number)[];

/**
 * The fingerprints of the values with which the project came, in `content/.samples.yml`. A value
 * that happens to be right is confirmed by deleting its line there.
 */
function readFingerprints(folder: string): { shown?: Fingerprints; withheld?: Fingerprints } {
  return parse(readFileSync(join(folder, ".samples.yml"), "utf8")) ?? {};
}

/** Finds the facts that are still those with which the project came. */
export function findSamples(folder: string): Sample[] {
  const { raw, placeOf } = readContent(folder);
  const { shown = {}, withheld = {} } = readFingerprints(folder);
  return [...samplesIn(raw, shown, false), ...samplesIn(raw, withheld, true)].map((sample) => {
    const { path, value, isWithheld } = sample;
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return {
      place: placeOf(path),
      fact: fieldName(path),
      value: text.replace(/\s+/g, " "),
      page: pageOf(path, raw),
      isWithheld,
    };
  });
}

/** The content without the samples that must not show before the practice has confirmed them. */
export function withoutWithheld(raw: Raw, folder: string): Raw {
  const content = structuredClone(raw);
  const found = samplesIn(content, readFingerprints(folder).withheld ?? {}, true);
  // From the end, so that the entries of a list keep their numbers until it is their turn.
  for (const { path } of found.toReversed()) {
    const parent = valueAt(content, path.slice(0, -1));
    const key = path.at(-1) ?? "";
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete (parent as Raw)[key];
  }
  return content;
}

function samplesIn(raw: Raw, fingerprints: Fingerprints, isWithheld: boolean) {
  return Object.entries(fingerprints).flatMap(([file, fields]) =>
    Object.entries(fields ?? {}).flatMap(([fact, known]) => {
      const path = [...file.split("/"), ...fact.split(".")];
      const value = valueAt(raw, path);
      if (typeof known === "string") {
        return isSample(value, known) ? [{ path, value, isWithheld }] : [];
      }
      if (!Array.isArray(value)) return [];
      return value.flatMap((entry, index) => {
        const isKnown = known.some((fingerprint) => isSample(entry, fingerprint));
        return isKnown ? [{ path: [...path, index], value: entry, isWithheld }] : [];
      });
    }),
  );
}

function isSample(value: unknown, fingerprint: string) {
  return value !== undefined && fingerprintOf(value) === fingerprint;
}

function valueAt(raw: Raw, path: Path) {
  return path.reduce<unknown>((part, key) => (part as Raw | undefined)?.[key], raw);
}

/** Of the practice, what the privacy notice says, and what answers a question. */
const noticeFacts = ["supervision", "supervisionInHindi", "privacyContact", "keepMonths"];
const answers = ["freeConsultation", "soonest", "payment", "concessions", "lateFee", "videoCalls"];

/** The page that shows what stands in a file. */
function pageOf(path: Path, raw: Raw): string {
  const [folder = "", name = ""] = path.map(String);
  switch (folder) {
    case "practice":
      if (answers.includes(name)) return pagePaths.services;
      return noticeFacts.includes(name) ? pagePaths.appointments : "every page";
    case "pages":
      return pagePaths[name as keyof typeof pagePaths];
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

export function fingerprintOf(value: unknown) {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
}
