import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "../forms/error-view";
import { readForm } from "../forms/read-form";

/**
 * Hands a form over to React with what already stands in it. At once and in one go, so that no key
 * can be pressed between reading the controls and taking them over.
 */
export function hydrateForm<Values extends object>(
  island: HTMLElement,
  empty: Values,
  render: (initial: Values) => ReactNode,
) {
  const form = island.querySelector("form");
  const initial = form ? readForm(form, empty) : empty;
  flushSync(() => hydrateRoot(island, <ErrorBoundary>{render(initial)}</ErrorBoundary>));
}
