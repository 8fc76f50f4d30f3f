/**
 * Browsers fire `beforeunload` for `tel:` and `mailto:` links, too, although nobody leaves the
 * page.
 */
const callTakesMs = 1000;

/**
 * Asks before the page is left while typed or written text would be lost. An empty form never asks,
 * and neither does a call for help.
 */
export function unsavedChangesGuard(findForm: () => HTMLFormElement | null | undefined) {
  let calledAt = Number.NEGATIVE_INFINITY;
  document.addEventListener("click", ({ target, timeStamp }) => {
    const calls = "[href^='tel:'], [href^='mailto:']";
    const isCall = target instanceof Element && target.closest(calls);
    calledAt = isCall ? timeStamp : Number.NEGATIVE_INFINITY;
  });
  return (event: BeforeUnloadEvent) => {
    const isCalling = event.timeStamp - calledAt < callTakesMs;
    if (!isCalling && (isTyped(findForm()) || isUnsaved())) event.preventDefault();
  };
}

/** The therapist may have been chosen by the page, and is soon chosen again. */
function isTyped(form: HTMLFormElement | null | undefined) {
  const data = new FormData(form ?? undefined);
  return [...data].some(([name, value]) => value && name !== "preferredTherapist");
}

/** Finds an unsent confirmation, or a chosen day: a button's value isn't part of a form's data. */
function isUnsaved() {
  return document.querySelector("[data-unsaved], [data-form] button[name][value]");
}
