import { fileOf } from "../app/content/collections.ts";
import { type Changes, readText } from "../app/content/read-content.ts";
import { type FieldPath, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import { type Issue, placeIn } from "../app/content/translation.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Values } from "./fields.ts";
import { type FieldFault, fieldFault, readSnapshot } from "./forms.ts";
import { merge, takeTheirs } from "./merge.ts";
import { RequestError } from "./request-error.ts";
import type { Version } from "./store.ts";
import { joined, type Value, withSameFacts } from "./value.ts";

/** Issue of the content as it is. */
export type ContentFault = FieldFault & { file: string; isOpen: boolean };

/** Change of the history that is undone: all of it, one entry, or one field. */
export type Undone = {
  name: string;
  id?: string | undefined;
  path?: FieldPath | undefined;
  /** True if later changes of the same fields may be lost. */
  isAgreed?: boolean | undefined;
};

/** History of the content: lists its changes, undoes them, and restores files with faults. */
export function historyOf(content: ContentFolder) {
  const { folder, store, snapshot, textIn, savedValue, put } = content;

  /** Returns all changes, with the labels of the changed fields. */
  function history() {
    return store.list().map((version) => {
      const entries = version.entries.map((entry) => {
        const labels = entry.fields.map((field) => snapshot().labelAt(entry.id, field.split(".")));
        return { ...entry, labels };
      });
      return { ...version, entries };
    });
  }

  /** Undoes a change of the history, and leaves everything later as it is. */
  function undo({ name, id: only, path, isAgreed }: Undone) {
    const version = store.list().find((version) => version.name === name);
    const entries = version?.entries.filter(({ id }) => !only || id === only) ?? [];
    if (!version || entries.length === 0) {
      throw new RequestError(422, { message: "There is no earlier version to restore." });
    }
    const puts = new Map<string, Value | undefined>();
    const lost: string[] = [];
    for (const { id } of entries) {
      const place = snapshot().placeOf(
        id,
        readText(fileOf(id), keptText(version, fileOf(id), "old")),
      );
      const states = (["old", "new"] as const).map((state) => {
        return joined(place, (file) => keptText(version, file, state));
      });
      const [before, after] = states;
      const now = savedValue(id);
      if (!after && now) {
        throw new RequestError(422, { message: `${snapshot().titleAt(id)} has its address now.` });
      }
      const theirs = path && after && before ? withPart(after, before, path) : before;
      const { value, conflicts } = merge(after, now, theirs);
      lost.push(
        ...conflicts.map(({ path: [_, ...path] }) => {
          // A text and its translation have one label.
          const label = snapshot().labelAt(
            id,
            path.filter((key) => key !== "en" && key !== "sourceText"),
          );
          return [snapshot().titleAt(id), label.toLowerCase()].filter(Boolean).join(", ");
        }),
      );
      const restored = takeTheirs(value, conflicts);
      puts.set(id, restored && withSameFacts(place.fields, restored, [now, before]));
    }
    if (lost.length > 0 && !isAgreed) throw new RequestError(422, { lost: [...new Set(lost)] });
    put(puts, "Restored", version);
    return {};
  }

  /** Returns the text of a file before or after a change, or as it is if it wasn't changed. */
  function keptText(version: Version, file: string, state: "old" | "new") {
    if (!version.files.some((kept) => kept.file === file)) return textIn(file);
    return store.keptFile(version, file, state)?.toString() ?? "";
  }

  /** Faults of the content as it is, each with its file, and whether its entry can be opened. */
  function faults(): ContentFault[] {
    return snapshot().issues.flatMap((fault) => {
      const { id, ...rest } = fieldFault(fault, snapshot());
      // Faults of its fields only follow from an unreadable file.
      if (snapshot().isUnreadable(id) && placeIn(fault.path).keys.length > 0) return [];
      const file = faultyFile(fault);
      return { ...rest, id, file, isOpen: snapshot().entryAt(id) !== undefined };
    });
  }

  /** Restores the newest version of a file in the history with which it has no fault. */
  function restore({ file }: { file: string }) {
    const versions = store.list();
    const texts = versions.flatMap((version) => {
      return (["new", "old"] as const).map((state) => store.keptFile(version, file, state));
    });
    for (const bytes of texts) {
      const changes: Changes = new Map([[file, bytes]]);
      if (
        !bytes ||
        readSnapshot(folder, changes).issues.some((fault) => faultyFile(fault) === file)
      ) {
        continue;
      }
      content.restore(changes, `Restored: ${file}`);
      return {};
    }
    throw new RequestError(422, { message: `The history has no valid version of ${file}.` });
  }

  return { history, undo, faults, restore };
}

/** File in which a fault is. */
function faultyFile({ path, language }: Issue) {
  const { file } = placeIn(path);
  return language ? `${language}/${fileOf(file)}` : fileOf(file);
}

/** Returns a value in which one field is as in another, with the lines of its facts. */
function withPart(value: Value, other: Value, path: FieldPath): Value {
  const fact = path.join(".");
  const isOf = ([name]: [string, unknown]) => {
    return `${name}.`.startsWith(`${fact}.`) || fact.startsWith(`${name}.`);
  };
  return {
    fields: withValue(value.fields, path, valueAt(other.fields, path)) as Values,
    unconfirmed: Object.fromEntries([
      ...Object.entries(value.unconfirmed).filter((one) => !isOf(one)),
      ...Object.entries(other.unconfirmed).filter(isOf),
    ]),
  };
}
