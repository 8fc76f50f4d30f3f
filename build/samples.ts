import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readContent } from "../app/content/read-content.ts";

/** A value that stands in until the practice gives the real one. */
export type Sample = {
  /** `content/practice.yml, line 3` */
  place: string;
  /** The name of the field. */
  fact: string;
  /** As it is written there, in one line. */
  value: string;
};

/**
 * Finds the facts that are still those with which the project came. The fingerprints of these stand
 * in `content/.samples.yml`; a value that happens to be right is confirmed by deleting its line.
 */
export function findSamples(folder: string): Sample[] {
  const { raw, placeOf } = readContent(folder);
  const original: Record<string, Record<string, string>> = parse(
    readFileSync(join(folder, ".samples.yml"), "utf8"),
  );
  return Object.entries(original).flatMap(([file, fields]) =>
    Object.entries(fields ?? {}).flatMap(([fact, fingerprint]) => {
      const path = [...file.split("/"), ...fact.split(".")];
      const value = path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)?.[key],
        raw,
      );
      if (value === undefined || fingerprintOf(value) !== fingerprint) return [];
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return [{ place: placeOf(path), fact, value: text.replace(/\s+/g, " ") }];
    }),
  );
}

export function fingerprintOf(value: unknown) {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
}
