import { useEffect, useState } from "react";
import { valueAt } from "../../app/content/schemas/value-at";
import { asOnPages } from "../in-english";
import { or } from "../plain-words";
import { lineAt } from "./places";

/** The field that is edited, and which of its words the page shall show: those that are saved. */
export function useEdited(field: string, saved: unknown) {
  const [id, setId] = useState(field);
  const [choice, setChoice] = useState("");
  const [unit, setUnit] = useState("");
  /** Of the text that is typed, the line of the cursor; and that to which one came. */
  const [line, setLine] = useState<string>();
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    function update() {
      const control = document.activeElement;
      const place = control?.closest(".control[id], .group:has(> .choices)");
      // Whoever presses a button is still at the field before it.
      if (!control || !place) return;
      setId(place.id);
      setChoice(choiceIn(control));
      setLine(lineIn(control));
      setUnit(unitOf(control));
    }
    function come() {
      update();
      setFirst(document.activeElement ? lineIn(document.activeElement) : "");
    }
    const listeners = { focusin: come, change: update, selectionchange: update };
    for (const [name, listen] of Object.entries(listeners)) document.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) {
        document.removeEventListener(name, listen);
      }
    };
  }, []);

  function goTo(field: string) {
    setId(field);
    setChoice("");
    setUnit("");
    setLine(undefined);
    setFirst(undefined);
  }

  const path = id.split(".");
  // Entries of a list may have moved; and what is only typed would be found in wrong places.
  const lines = linesOf(saved);
  const known = [line, first].find((one) => one && lines.includes(one));
  const isListed = line !== undefined && path.some((key) => /^\d+$/.test(key));
  const own = asOnPages(known ?? (isListed ? "" : valueAt(saved, path)));
  // What is chosen may be said in other words; the number beside it, as in a fee, is not.
  const group = path.length > 1 ? valueAt(saved, path.slice(0, -1)) : undefined;
  const words = choice ? [choice, ...linesOf(group ?? "")].join(or) : own && own + unit;
  return { path, words, isChoice: choice !== "", goTo };
}

/** In its own words, which the content may have in code. */
function choiceIn(control: Element) {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
  return control.closest(".choice")?.textContent ?? "";
}

/** What a number is followed by on pages, if its label says that it counts hours, months or the like. */
function unitOf(control: Element) {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : "";
  const [unit] = /\b(hour|minute|month|year)s\b/i.exec(label ?? "") ?? [];
  return unit ? ` ${unit}` : "";
}

/** Of a text, the line in which the cursor is. */
function lineIn(control: Element) {
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (!isText) return "";
  const { start, end } = lineAt(control);
  return control.value.slice(start, end);
}

/** All lines of all texts in a value. */
function linesOf(value: unknown): string[] {
  if (typeof value !== "object") return String(value).split("\n");
  return Object.values(value ?? {}).flatMap(linesOf);
}
