import { type Hashes, hashOf } from "../../app/content/version.ts";
import { inParallel } from "./in-parallel.ts";
import type { Hear, Site } from "./way.ts";

/** Folder on a server. Names are paths from there. */
export type Folder = {
  /** Returns nothing if there is no such file. */
  read: (file: string) => Promise<string | undefined>;
  /** Writes the whole file, or leaves what was there. Makes the folders that it is in. */
  write: (file: string, bytes: Buffer) => Promise<void>;
  /** Removes a file. A missing file counts as removed. */
  remove: (file: string) => Promise<void>;
};

/** File with the names and hashes of our files in the folder. All others are left alone. */
export const noteFile = ".this-site.json";

const isPage = (file: string) => /\.html(\.\w+)?$/.test(file);

/**
 * Makes a folder hold a site. Assets come before the pages that refer to them, and removals last, so
 * that each page works whenever the connection ends. A changed file has no hash in the note until
 * all is done: if it ends before, the next time sends that file again.
 */
export async function putInto(folder: Folder, site: Site, hear: Hear) {
  const before: Hashes = JSON.parse((await folder.read(noteFile)) ?? "{}");
  const after = Object.fromEntries([...site].map(([file, bytes]) => [file, hashOf(bytes)]));
  const changed = Object.keys(after).filter((file) => before[file] !== after[file]);
  const gone = Object.keys(before).filter((file) => !(file in after));
  const unsure = Object.fromEntries([...changed, ...gone].map((file) => [file, ""]));
  const note = (hashes: Hashes) => folder.write(noteFile, Buffer.from(JSON.stringify(hashes)));

  let done = 0;
  const all = changed.length + gone.length;
  if (all === 0) return;
  const each = (files: readonly string[], act: (file: string) => Promise<void>) => {
    return inParallel(8, files, async (file) => {
      await act(file);
      done += 1;
      hear(done, all);
    });
  };
  const send = (file: string) => folder.write(file, site.get(file) ?? Buffer.of());
  await note({ ...before, ...unsure });
  await each(
    changed.filter((file) => !isPage(file)),
    send,
  );
  await each(changed.filter(isPage), send);
  await each(gone, folder.remove);
  await note(after);
}
