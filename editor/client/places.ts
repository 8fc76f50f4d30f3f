import type { FieldPath } from "../../app/content/schemas/value-at";
import { firstNameOf } from "../../app/content/slug";
import { or, placeOf } from "../plain-words";
import { idOf } from "./form-context";

/** Returns the address of a search for any of these words. */
export function searchFor(words: readonly string[]) {
  return `#/search/${encodeURIComponent(words.join(or))}`;
}

/** Names of an entry in texts. People mostly go by their first names. */
export function namesOf(id: string | undefined, title: string) {
  return id?.startsWith("therapists/") ? [...new Set([firstNameOf(title), title])] : [title];
}

const messages = ":scope > [id$='-notes'] > :is(.field-error, .field-changed, .field-note)";

/**
 * Focuses a field, or the nearest group that is there. Opens folded parts around it. Selects words
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
    // The messages of a long list are at its end.
    const notes = found.closest(".field:has(> [id$='-notes'])")?.querySelector(messages);
    notes?.scrollIntoView({ block: "nearest" });
    // A group passes the focus to its first field.
    const first = found.querySelector<HTMLElement>(":scope > .field .control");
    (first ?? found).focus({ preventScroll: true });
    if (!(found instanceof HTMLTextAreaElement)) return;
    const place = words ? placeOf(found.value, words) : placeOfLine(found.value, line);
    if (place) select(found, place.start, place.end);
  });
}

/** Returns where the line of the cursor starts and ends. */
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

/** Selects words of a long text and scrolls to them, which browsers do only while typing. */
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

/** Focuses an element once it is rendered. With `top`, scrolls it to that height on the screen. */
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

/** Scrolls to the page, which phones show below the form. */
export function showPage() {
  document.querySelector(".preview")?.scrollIntoView();
}

/** Scrolls back to a field, or to the beginning of the form. */
export function showForm(path: FieldPath) {
  const field = document.getElementById(idOf(path));
  if (field) field.scrollIntoView({ block: "center" });
  else document.querySelector(".desk > .page")?.scrollIntoView();
}
