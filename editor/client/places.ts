import type { FieldPath } from "../../app/content/schemas/value-at";
import { firstNameOf } from "../../app/content/slug";
import { or, placeOf } from "../plain-words";
import { idOf } from "./form-context";

/** The address of a search for any of these words. */
export function searchFor(words: readonly string[]) {
  return `#/search/${encodeURIComponent(words.join(or))}`;
}

/** Names of an entry in texts. People mostly go by their first names. */
export function namesOf(id: string | undefined, title: string) {
  return id?.startsWith("therapists/") ? [...new Set([firstNameOf(title), title])] : [title];
}

const messages = ":scope > [id$='-notes'] > :is(.field-error, .field-changed, .field-note)";

/**
 * Opens what a field is in, and goes there; to what it is in, if it is not there itself. Selects words
 * of a long text, or one of its lines.
 */
export function showField(path: FieldPath, words = "", line?: number) {
  requestAnimationFrame(() => {
    const ids = path.map((_, index) => idOf(path.slice(0, path.length - index)));
    const found = ids.map((id) => document.getElementById(id)).find(Boolean);
    for (let place = found?.parentElement; place; place = place.parentElement) {
      if (place instanceof HTMLDetailsElement) place.open = true;
    }
    if (!found) return;
    found.scrollIntoView({ block: "center" });
    // Of a long list, what is said of it stands at its end.
    const notes = found.closest(".field:has(> [id$='-notes'])")?.querySelector(messages);
    notes?.scrollIntoView({ block: "nearest" });
    // Of several fields that stand together, the first one.
    const first = found.querySelector<HTMLElement>(":scope > .field .control");
    (first ?? found).focus({ preventScroll: true });
    if (!(found instanceof HTMLTextAreaElement)) return;
    const place = words ? placeOf(found.value, words) : placeOfLine(found.value, line);
    if (place) select(found, place.start, place.end);
  });
}

/** The line in which the cursor is. */
export function lineAt({ value, selectionStart }: HTMLTextAreaElement | HTMLInputElement) {
  const cursor = selectionStart ?? 0;
  const start = value.slice(0, cursor).lastIndexOf("\n") + 1;
  return { start, end: cursor + value.slice(cursor).search(/$/m) };
}

function placeOfLine(text: string, line?: number) {
  const lines = text.split("\n");
  if (line === undefined || lines[line] === undefined) return null;
  const start = lines.slice(0, line).join("\n").length + Math.min(line, 1);
  return { start, end: start + lines[line].length };
}

/** Selects words of a long text, and shows them: the browser does so only while one types. */
export function select(box: HTMLTextAreaElement, start: number, end: number) {
  const before = box.cloneNode() as HTMLTextAreaElement;
  before.value = box.value.slice(0, end);
  box.after(before);
  const below = before.scrollHeight;
  before.remove();
  box.setSelectionRange(start, end);
  box.focus();
  box.scrollTop = below - box.clientHeight / 2;
  box.scrollIntoView({ block: "nearest" });
}

/** Once what was changed is there. A button that stood so high in the window stays under the mouse. */
export function focusOn(id: string, top?: number) {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.focus({ preventScroll: top !== undefined });
    if (!place || top === undefined) return;
    for (const scrolled of [place.closest(".page"), document.scrollingElement]) {
      scrolled?.scrollBy(0, place.getBoundingClientRect().top - top);
    }
  });
}

/** On a phone, it stands below the form. */
export function showPage() {
  document.querySelector(".page-beside")?.scrollIntoView();
}

/** Back to the field one was in, or to the beginning of the form. */
export function showForm(path: FieldPath) {
  const field = document.getElementById(idOf(path));
  if (field) field.scrollIntoView({ block: "center" });
  else document.querySelector(".desk > .page")?.scrollIntoView();
}
