import { existsSync } from "node:fs";
import { join } from "node:path";
import { madeFromFile } from "../app/content/translation.ts";
import { textWith, withoutEmpty } from "./entry-text.ts";
import { fileOf, formOf, type Look } from "./forms.ts";
import { stateOf, withFields } from "./states.ts";
import { type Read, translatedIn } from "./translated.ts";
import { fileBefore, listVersions, type Version } from "./versions.ts";

/** What is taken back: of these entries, the change of this name, or only one field, or all since. */
export type BroughtBack = { name: string; ids: readonly string[]; field?: string; isAll?: boolean };

type Now = { root: string; look: Look; textNow: Read };

/**
 * The files in which a change is taken back, in both languages, with the pictures. What came later
 * stays, unless that is to be taken back, too, or an entry is gone since. Nothing if there is no such
 * change.
 */
export function takenBack({ root, look, textNow }: Now, { name, ids, field, isAll }: BroughtBack) {
  const versions = listVersions(root);
  const changes = new Map<string, string | Uint8Array | undefined>();
  const notesFile = madeFromFile(look.language ?? "");

  /** A change keeps all that it changed, but for the notes, which may be as they are now. */
  function textBefore({ name }: Version, file: string) {
    const kept = fileBefore(root, name, file)?.toString();
    return kept ?? (file === notesFile ? textNow(file) : "");
  }

  for (const id of ids) {
    const own = versions.filter(({ entries }) => entries.some((entry) => entry.id === id));
    const first = own.findIndex((version) => version.name === name);
    const isGone = !look.entryAt(id);
    // The newest first.
    const taken = own.slice(isAll || isGone ? 0 : first, first + 1);
    const [newest] = taken;
    if (!newest) return;

    const state = taken.reduce(
      (state, version) => {
        const { fields = [] } = version.entries.find((entry) => entry.id === id) ?? {};
        const before = stateOf(look, (file) => textBefore(version, file), id);
        return withFields(state, field ? [field] : fields, before);
      },
      stateOf(look, textNow, id),
    );
    const read = (file: string) => {
      return changes.get(file)?.toString() ?? (textNow(file) || textBefore(newest, file));
    };
    const { fields = [] } = formOf(look.forms, id, state.values) ?? {};
    const text = textWith(fileOf(id), withoutEmpty(fields, state.values), read(fileOf(id)));
    changes.set(fileOf(id), text);
    const { filesFor } = translatedIn(look, read, id);
    for (const [file, words] of filesFor(text, state)) changes.set(file, words);

    const [folder = ""] = id.split("/");
    for (const [picture] of text.matchAll(/[\w-]+\.(?:svg|jpe?g|png|webp|avif)/g)) {
      const file = `${folder}/${picture}`;
      const kept = versions.map((version) => fileBefore(root, version.name, file)).find(Boolean);
      if (kept && !existsSync(join(root, "content", file))) changes.set(file, kept);
    }
  }
  return changes;
}
