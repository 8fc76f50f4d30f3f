import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What stands in each file of a folder of content, as a few letters, by the file's name. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Pictures have none: they say nothing that a test could look for. */
export function fingerprints(folder: string): Fingerprints {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^[^.].*\.(md|yml)$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
      return [file, createHash("sha256").update(text).digest("hex").slice(0, 12)];
    }),
  );
}

/** Which of these files, and of the files in these folders, were changed, added or taken away. */
export function changed(names: readonly string[], came: Fingerprints, now: Fingerprints) {
  return Object.keys({ ...came, ...now }).filter((file) => {
    const isMeant = names.some((name) => file === name || isInFolder(file, name));
    return isMeant && came[file] !== now[file];
  });
}

function isInFolder(file: string, name: string) {
  return name.endsWith("/") && file.startsWith(name);
}

/** Says which facts are no longer checked, and why. */
export function leftOutLine(files: readonly string[], count: number) {
  const names = [...new Set(files)].sort().map((file) => `content/${file}`);
  const facts = count === 1 ? "1 fact" : `${count} facts`;
  return `Left out, because these files are yours now: ${names.join(", ")} (${facts})`;
}
