import { useEffect, useState } from "react";
import { lineAt } from "./places";

/** Field of a form, and the line of the cursor in a long text, counted from 0. */
export type EditedField = { path: readonly string[]; line?: number | undefined };

/** Returns the field that has the focus, or had it last. */
export function useEditedField(start: string) {
  const [field, setField] = useState<EditedField>(() => ({ path: start.split(".") }));
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
  return { edited: field, setPath: (path: readonly string[]) => setField({ path }) };
}

function lineIn(control: HTMLTextAreaElement) {
  if (!control.value.includes("\n")) return undefined;
  return control.value.slice(0, lineAt(control).start).split("\n").length - 1;
}
