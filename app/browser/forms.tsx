import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { AppointmentForm } from "../forms/appointment/appointment-form";
import { emptySessionRequest } from "../forms/appointment/schema";
import { ContactForm } from "../forms/contact/contact-form";
import { emptyContactMessage } from "../forms/contact/schema";
import { findNote, showNote } from "../forms/notes";
import { readForm } from "../forms/read-form";
import { restoreMarkup } from "./restore-markup";

/** Each form with what stands in it already. Both come in one bundle: React is nearly all of it. */
const forms: Record<string, (form: HTMLFormElement) => ReactNode> = {
  contact: (form) => <ContactForm initial={readForm(form, emptyContactMessage)} />,
  appointment: (form) => <AppointmentForm initial={readForm(form, emptySessionRequest)} />,
};

/**
 * Hydrates a form. At once and in one go, so that no key can be pressed between reading the controls
 * and taking them over. `rendered` is the island as the build wrote it.
 */
export function hydrate(island: HTMLElement, rendered: Element) {
  const form = island.querySelector("form");
  const content = form && forms[island.dataset.form ?? ""]?.(form);
  if (!content) throw new Error("There is no form to hydrate here.");
  const restoreFocus = rememberFocus(island);
  const restoreNotice = takeOutNotice(island);
  takeOutNotice(rendered);
  restoreMarkup(island, rendered);
  let shown: Element = form;
  flushSync(() => {
    hydrateRoot(island, content, {
      // Where the markup could not be restored, React renders the form anew, with all its values.
      onRecoverableError: () => {},
      onUncaughtError: (error) => {
        // React has taken the broken form away by then; it is put back, with everything typed.
        if (!shown.isConnected) island.append(shown);
        for (const button of shown.querySelectorAll("button")) button.disabled = true;
        showErrorView(error);
      },
    });
  });
  shown = island.querySelector("form") ?? form;
  restoreNotice();
  restoreFocus();
}

/** The privacy notice belongs to the page; React sees an empty place for it. */
function takeOutNotice(island: Element) {
  const find = () => island.querySelector("[data-notice]");
  const nodes = [...(find()?.childNodes ?? [])];
  for (const node of nodes) node.remove();
  return () => find()?.append(...nodes);
}

/** Gives the focus and the caret back to where they were, also to a control that was made anew. */
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
    // Not every kind of input has a caret that can be set.
    if (typeof selectionStart === "number" && "setSelectionRange" in control) {
      (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? null);
    }
  };
}

function showErrorView(error: unknown) {
  const text = findNote("broken")?.querySelector("[data-error-text]");
  if (text) text.textContent = error instanceof Error ? error.message : String(error);
  showNote("broken");
  // It stands below the form, which is put back first and may be longer than the screen.
  setTimeout(() => findNote("broken")?.scrollIntoView({ block: "center" }));
}
