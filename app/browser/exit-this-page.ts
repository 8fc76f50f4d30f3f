const pressesToLeave = 3;
const forgetAfterMs = 5000;
/** Events that start the count again. Some on-screen keyboards send only `beforeinput`. */
const interruptions = ["keydown", "beforeinput", "pointerdown", "wheel"];
/** Widgets stop the events of keys that they use, but only after this phase. */
const early = { capture: true, passive: true };

/** Makes the link clear the screen, and keeps Back from returning to this page. */
export function exitThisPage() {
  const link = document.querySelector<HTMLAnchorElement>("[data-leave]");
  const notice = document.querySelector<HTMLElement>(".leave-notice");
  let presses = 0;
  /** True while Shift is down, if no other key was pressed with it. */
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout>;

  function leave() {
    // Clears the page first: the other page may load slowly, and an empty page never asks whether
    // to leave.
    document.body.replaceChildren();
    document.title = "";
    location.replace(link?.href ?? "");
  }

  function count(next: number) {
    clearTimeout(timer);
    if (next) timer = setTimeout(count, forgetAfterMs, 0);
    presses = next;
    if (notice) notice.textContent = notice.dataset[next] ?? "";
    if (next === pressesToLeave) leave();
  }

  function interrupt(event: Event) {
    const { key, repeat, altKey, ctrlKey, metaKey, isComposing } = event as KeyboardEvent;
    const isShift = key === "Shift";
    // A held key is pressed again and again.
    if (isShift && repeat) return;
    isAlone = isShift && !(altKey || ctrlKey || metaKey || isComposing);
    if (!isAlone && presses) count(0);
  }

  addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-leave]")) return;
    event.preventDefault();
    leave();
  });
  for (const type of interruptions) addEventListener(type, interrupt, early);
  addEventListener(
    "keyup",
    ({ key }) => {
      if (key === "Shift" && isAlone) count(presses + 1);
      isAlone = false;
    },
    early,
  );
}
