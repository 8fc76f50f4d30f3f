import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { type Answers, type Form, type FormProps, formOf } from "../forms/form";
import { findNote, showNote } from "../forms/notes";
import { VisitorForm } from "../forms/visitor-form";
import { restoreMarkup } from "./restore-markup";

/**
 * Hydrates a form. At once and in one go, so that no key can be pressed between reading the controls
 * and taking them over. `rendered` is the island as the build wrote it.
 */
export function hydrate(island: HTMLElement, rendered: Element) {
  const element = island.querySelector("form");
  const json = document.querySelector("[data-form-props]")?.textContent;
  if (!element || !json) throw new Error("There is no form to hydrate here.");
  const props: FormProps = JSON.parse(json);
  const restoreFocus = rememberFocus(island);
  const restoreNotice = takeOutNotice(island);
  takeOutNotice(rendered);
  restoreMarkup(island, rendered);
  let shown: Element = element;
  flushSync(() => {
    hydrateRoot(island, <VisitorForm props={props} initial={readForm(formOf(props), element)} />, {
      // React recovers by rendering the form again with its values, so only developers need the
      // error.
      ...(import.meta.env.PROD && { onRecoverableError: () => {} }),
      onUncaughtError: (error) => {
        // React has taken the broken form away by then; it is put back, with everything typed.
        if (!shown.isConnected) island.append(shown);
        for (const button of shown.querySelectorAll("button")) button.disabled = true;
        showErrorView(error);
      },
    });
  });
  shown = island.querySelector("form") ?? element;
  restoreNotice();
  restoreFocus();
}

/** Reads the controls. A day is in the input that remembers it: its button holds none before React. */
function readForm({ fields }: Form, element: HTMLFormElement): Answers {
  const data = new FormData(element);
  for (const { dataset, value } of element.querySelectorAll<HTMLInputElement>(
    "[data-remembered]",
  )) {
    data.set(dataset.remembered ?? "", value);
  }
  const answers = fields.map(({ name, kind }) => {
    return [name, kind === "checkbox" ? data.has(name) : String(data.get(name) ?? "")];
  });
  return Object.fromEntries(answers);
}

/** The privacy notice belongs to the page; React sees an empty place for it. */
function takeOutNotice(island: Element) {
  const find = () => island.querySelector("[data-notice]");
  const nodes = [...(find()?.childNodes ?? [])];
  for (const node of nodes) node.remove();
  return () => find()?.append(...nodes);
}

/** Returns a function that restores focus and caret, also to a control that was rendered again. */
function rememberFocus(island: HTMLElement) {
  const { activeElement } = document;
  const controls = () => [...(island.querySelector("form")?.elements ?? [])];
  const index = activeElement ? controls().indexOf(activeElement) : -1;
  const caret = activeElement && "selectionStart" in activeElement ? activeElement : undefined;
  const { selectionStart, selectionEnd } = (caret ?? {}) as Partial<HTMLInputElement>;
  return () => {
    if (!activeElement || document.activeElement === activeElement) return;
    const control = activeElement.isConnected ? activeElement : controls()[index];
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    // Some kinds of input have no caret that a script can set.
    if (typeof selectionStart === "number" && "setSelectionRange" in control) {
      (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? null);
    }
  };
}

function showErrorView(error: unknown) {
  const text = findNote("broken")?.querySelector("[data-error-text]");
  if (text) text.textContent = error instanceof Error ? error.message : String(error);
  showNote("broken");
  // The note is below the form, which may be longer than the screen.
  setTimeout(() => findNote("broken")?.scrollIntoView({ block: "center" }));
}
