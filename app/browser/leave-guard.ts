/** A press of a `tel:` or `mailto:` link asks to leave the page, though nobody leaves. */
const callTakesMs = 1000;

/**
 * For `beforeunload`: while something is typed, leaving the page asks first. An empty form never
 * does, nor does calling for help.
 */
export function leaveGuard(findForm: () => HTMLFormElement | null | undefined) {
  let calledAt = Number.NEGATIVE_INFINITY;
  document.addEventListener("click", ({ target, timeStamp }) => {
    const calls = "[href^='tel:'], [href^='mailto:']";
    const isCall = target instanceof Element && target.closest(calls);
    calledAt = isCall ? timeStamp : Number.NEGATIVE_INFINITY;
  });
  return (event: BeforeUnloadEvent) => {
    const isCalling = event.timeStamp - calledAt < callTakesMs;
    const form = findForm();
    if (!isCalling && form && isTyped(form)) event.preventDefault();
  };
}

/**
 * The chosen day is the value of a button, which is not part of a form's data. The therapist may
 * have been chosen by the page, and is soon chosen again.
 */
function isTyped(form: HTMLFormElement) {
  const hasDay = form.querySelector("button[name][value]");
  return (
    hasDay ||
    [...new FormData(form)].some(([name, value]) => value && name !== "preferredTherapist")
  );
}
