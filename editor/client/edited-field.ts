import { useEffect, useMemo, useState } from "react";
import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import { lineAt } from "./places";

/** Field of a form, and of a text with several lines that of the cursor, counted from 0. */
export type EditedField = { path: readonly string[]; line?: number | undefined };

/** Returns the field one is in, or was in last, by its path in what is saved. */
export function useEditedField(start: string, typed: unknown, saved: unknown) {
  const [field, setField] = useState<EditedField>({ path: start.split(".") });
  useEffect(() => {
    function update() {
      const control = document.activeElement;
      const place = control?.closest(".control[id], .group:has(> .choices)");
      // A pressed button isn't a field: the last field stays the edited one.
      if (!place) return;
      const line = control instanceof HTMLTextAreaElement ? lineIn(control) : undefined;
      setField((before) => {
        const isSame = before.path.join(".") === place.id && before.line === line;
        return isSame ? before : { path: place.id.split("."), line };
      });
    }
    for (const name of ["focusin", "selectionchange"]) document.addEventListener(name, update);
    return () => {
      for (const name of ["focusin", "selectionchange"]) document.removeEventListener(name, update);
    };
  }, []);
  const path = savedPath(field.path, typed, saved).join(".");
  const { line } = field;
  const edited = useMemo(() => ({ path: path.split("."), line }), [path, line]);
  return { edited, setPath: (path: readonly string[]) => setField({ path }) };
}

/** Entries of a list may have moved since it was saved, and the page still shows them where they were. */
function savedPath([key, ...rest]: FieldPath, typed: unknown, saved: unknown): FieldPath {
  if (key === undefined) return [];
  const at = Array.isArray(typed) && Array.isArray(saved) ? placeOf(Number(key)) : key;
  return [at, ...savedPath(rest, valueAt(typed, [key]), valueAt(saved, [at]))];

  function placeOf(index: number) {
    const words = (value: unknown) => JSON.stringify(value);
    const [now, before] = [typed, saved].map((list) => (list as unknown[]).map(words));
    const same = now?.[index] === before?.[index] ? index : before?.indexOf(now?.[index] ?? "");
    return same === undefined || same < 0 ? index : same;
  }
}

function lineIn(control: HTMLTextAreaElement) {
  if (!control.value.includes("\n")) return undefined;
  return control.value.slice(0, lineAt(control).start).split("\n").length - 1;
}
