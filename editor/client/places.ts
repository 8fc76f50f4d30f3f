import { idOf, type Path } from "./form-context";

/** Opens what a field is in, and goes there; to what it is in, if it is not there itself. */
export function showField(path: Path) {
  requestAnimationFrame(() => {
    const ids = path.map((_, index) => idOf(path.slice(0, path.length - index)));
    const found = ids.map((id) => document.getElementById(id)).find(Boolean);
    for (let place = found?.parentElement; place; place = place.parentElement) {
      if (place instanceof HTMLDetailsElement) place.open = true;
    }
    // Of a long list, what is said of it stands at its end.
    const message =
      found &&
      document.querySelector(`[id="${found.id}-notes"] > :is(.field-error, .field-changed)`);
    (message ?? found)?.scrollIntoView({ block: "center" });
    // Of several fields that stand together, the first one.
    const first = found?.querySelector<HTMLElement>(":scope > .field .control");
    (first ?? found)?.focus({ preventScroll: true });
  });
}

/** Once what was changed is there; a button that is pressed again stays where it was in the window. */
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
