import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { AppointmentForm } from "../forms/appointment/appointment-form";
import { emptySessionRequest } from "../forms/appointment/schema";
import { ContactForm } from "../forms/contact/contact-form";
import { emptyContactMessage } from "../forms/contact/schema";
import { findNote } from "../forms/notes";
import { readForm } from "../forms/read-form";

/** Each form with what stands in it already. Both come in one file: React is nearly all of it. */
const forms: Record<string, (form: HTMLFormElement) => ReactNode> = {
  contact: (form) => <ContactForm initial={readForm(form, emptyContactMessage)} />,
  appointment: (form) => <AppointmentForm initial={readForm(form, emptySessionRequest)} />,
};

/**
 * Hands a form over to React. At once and in one go, so that no key can be pressed between reading
 * the controls and taking them over.
 */
export function hydrate(island: HTMLElement) {
  const form = island.querySelector("form");
  const content = form && forms[island.dataset.form ?? ""]?.(form);
  if (!content) throw new Error("There is no form to wake here.");
  flushSync(() => hydrateRoot(island, content, { onUncaughtError: showErrorView }));

  /** React has taken the broken form away by then. */
  function showErrorView(error: unknown) {
    const view = findNote(island, "broken");
    const text = view?.querySelector("[data-error-text]");
    if (!view || !text) return;
    text.textContent = error instanceof Error ? error.message : String(error);
    view.hidden = false;
  }
}
