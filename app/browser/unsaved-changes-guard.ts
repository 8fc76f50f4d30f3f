/** A press of a `tel:` or `mailto:` link asks to leave the page, though nobody leaves. */
const callTakesMs = 1000;

/**
 * For `beforeunload`: while something is typed, or was written and is nowhere else, leaving the page
 * asks first. An empty form never does, nor does calling for help.
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
