import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Hashes, hashOf } from "../../app/content/version.ts";
import type { Site } from "./way.ts";

/** Built site, and the content that it was built from. */
export type Build = {
  /** Time at which its content was read. */
  when: string;
  version: string;
  site: Hashes;
  content: Hashes;
  /** Id by which the host restores it. */
  id?: string | undefined;
  /** Time since when its address has shown it. Undefined until then. */
  since?: string;
};

/**
 * `builds` were online, the last one is it still. `next` was sent, or partly so, and not yet seen.
 */
export type Kept = { builds: Build[]; next?: Build };

const most = 10;

/** Opens the last builds of a project. Files that several of them have are kept once. */
export function openBuilds(root: string) {
  const folder = join(root, ".editor", "online");
  const list = join(folder, "builds.json");
  const placeOf = (hash: string) => join(folder, "files", hash);

  function read(): Kept {
    return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : { builds: [] };
  }

  /** Keeps the files of a site or content. */
  function keep(files: Site): Hashes {
    const hashes = [...files].map(([file, bytes]) => {
      const hash = hashOf(bytes);
      if (!existsSync(placeOf(hash))) write(placeOf(hash), bytes);
      return [file, hash] as const;
    });
    return Object.fromEntries(hashes);
  }

  function filesOf(hashes: Hashes): Site {
    return new Map(
      Object.entries(hashes).map(([file, hash]) => [file, readFileSync(placeOf(hash))]),
    );
  }

  /** Writes the list, and removes files that no build has any more. */
  function save({ builds, next }: Kept) {
    const kept = { builds: builds.slice(-most), ...(next && { next }) };
    write(list, JSON.stringify(kept));
    const all = [...kept.builds, ...(next ? [next] : [])];
    const used = new Set(
      all.flatMap(({ site, content }) => [...Object.values(site), ...Object.values(content)]),
    );
    mkdirSync(join(folder, "files"), { recursive: true });
    for (const name of readdirSync(join(folder, "files"))) {
      if (!used.has(name)) rmSync(placeOf(name));
    }
  }

  /** Writes a file in whole or not at all. */
  function write(file: string, bytes: string | Buffer) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
  }

  return { read, keep, filesOf, save };
}
