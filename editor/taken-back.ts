import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileOf } from "../app/content/collections.ts";
import { withValue } from "../app/content/schemas/value-at.ts";
import { madeFromFile } from "../app/content/translation.ts";
import { textWith, withoutEmpty } from "./entry-text.ts";
import { formOf, type Look, type Values } from "./forms.ts";
import { changedFields, listWithout, type State, stateOf, withFields } from "./states.ts";
import type { Store, Version } from "./store.ts";
import { type Read, translatedIn } from "./translated.ts";

/** What is taken back: of these entries, the change of this name, or only one field, or all since. */
export type BroughtBack = {
  name: string;
  ids: readonly string[];
  field?: string;
  isAll?: boolean;
  /** Whether what was changed again later may go, too. */
  isAgreed?: boolean;
};

type Now = { folder: string; store: Store; look: Look; textNow: Read };

/**
 * The files in which a change is taken back, in both languages, with the pictures, and the fields of
 * which a later change is lost. What else came later stays, unless that is to be taken back, too, or an
 * entry is gone since. Nothing if there is no such change.
 */
export function takenBack({ folder, store, look, textNow }: Now, asked: BroughtBack) {
  const { name, ids, field, isAll } = asked;
  const versions = store.list();
  const changes = new Map<string, string | Uint8Array | undefined>();
  const lost: string[] = [];
  const notesFile = madeFromFile(look.language ?? "");

  /** A change keeps all that it changed, but for the notes, which may be as they are now. */
  function textBefore(version: Version, file: string) {
    const kept = store.keptFile(version, file, "old")?.toString();
    return kept ?? (file === notesFile ? textNow(file) : "");
  }

  /** An entry without the change, and the newest one that is taken back for it. */
  function without(id: string) {
    const own = versions.filter(({ entries }) => entries.some((entry) => entry.id === id));
    const first = own.findIndex((version) => version.name === name);
    const isGone = !look.entryAt(id);
    // The newest first.
    const taken = own.slice(isAll || isGone ? 0 : first, first + 1);
    const [newest] = taken;
    if (!newest) return;

    const before = (version: Version) => stateOf(look, (file) => textBefore(version, file), id);
    const now = stateOf(look, textNow, id);
    let state = taken.reduce((state, version) => {
      const { fields = [] } = version.entries.find((entry) => entry.id === id) ?? {};
      return withFields(state, field ? [field] : fields, before(version));
    }, now);
    const next = own[first - 1];
    if (!next || isGone) return { state, newest };

    const after = before(next);
    const changed = changedFields(state, now);
    for (const one of changedFields(after, now).filter((one) => changed.includes(one))) {
      const list = isAll ? undefined : listWithout(one, [before(newest), after, now]);
      if (list) state = { ...state, values: withList(state, one, list) };
      else lost.push(`${look.titleAt(id)}, ${look.labelAt(id, one.split(".")).toLowerCase()}`);
    }
    return { state, newest };
  }

  /** The pictures that a text shows again. */
  function picturesIn(text: string, collection: string) {
    const names = text.match(/[\w-]+\.(?:svg|jpe?g|png|webp|avif)/gi) ?? [];
    return names.flatMap((name) => {
      const file = `${collection}/${name}`;
      const kept = versions.map((version) => store.keptFile(version, file, "old")).find(Boolean);
      return kept && !existsSync(join(folder, file)) ? [[file, kept] as const] : [];
    });
  }

  for (const id of ids) {
    const found = without(id);
    if (!found) return;
    const { state, newest } = found;
    const read = (file: string) => {
      return changes.get(file)?.toString() ?? (textNow(file) || textBefore(newest, file));
    };
    const { fields = [] } = formOf(look.forms, id, state.values) ?? {};
    const text = textWith(fileOf(id), withoutEmpty(fields, state.values), read(fileOf(id)));
    changes.set(fileOf(id), text);
    const files = translatedIn(look, read, id).filesFor(text, state);
    const pictures = picturesIn(text, id.split("/")[0] ?? "");
    for (const [file, content] of [...files, ...pictures]) changes.set(file, content);
  }
  return { changes, lost };
}

function withList({ values }: State, field: string, list: readonly string[]) {
  return withValue(values, field.split("."), list) as Values;
}
