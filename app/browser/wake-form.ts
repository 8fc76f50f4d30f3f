import { showNote } from "../forms/notes";

/** After this long away, whoever comes back may be somebody else: other people use this phone. */
const forgetAfterMs = 10 * 60 * 1000;

const reaches = ["pointerover", "pointerdown", "focusin", "input", "submit"];

/** What may have been reached before this script was there. Safari gives a button no focus. */
const reached = ":is([data-submitted], :focus, :popover-open)";

/**
 * Keeps a form page plain HTML until the visitor reaches for the form; then React arrives and
 * takes over that form, and only it. A submit that came too early (`keep-submit.ts`) is carried out
 * afterwards. The script's address comes from the page: this one stands inside pages and cannot
 * know it.
 */
export function wakeOnReach(island: HTMLElement, script: string) {
  const findForm = () => island.querySelector("form");

  function isTyped() {
    const form = findForm();
    return form !== null && [...new FormData(form).values()].some(Boolean);
  }

  /** Once React is here, the form keeps watch itself. */
  function askBeforeLeaving(event: Event) {
    if (isTyped()) event.preventDefault();
  }

  async function wake() {
    if (isTyped()) addEventListener("beforeunload", askBeforeLeaving);
    if (island.dataset.awake !== undefined) return;
    island.dataset.awake = "";
    try {
      const { hydrate } = (await import(/* @vite-ignore */ script)) as typeof import("./forms");
      for (const type of reaches) island.removeEventListener(type, wake);
      hydrate(island);
      removeEventListener("beforeunload", askBeforeLeaving);
      showNote(island, "not-loaded", false);
      if (island.querySelector("[data-submitted]")) findForm()?.requestSubmit();
    } catch {
      delete island.dataset.awake;
      // Nobody expects a later touch of the form to send it.
      findForm()?.removeAttribute("data-submitted");
      showNote(island, "not-loaded");
    }
  }

  for (const type of reaches) island.addEventListener(type, wake);
  if (island.querySelector(reached)) wake();

  // The time of leaving stays with the entry of the browser's history, and goes with it.
  addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, leftAt: Date.now() }, "");
  });
  addEventListener("pageshow", () => {
    const leftAt = history.state?.leftAt;
    if (leftAt && Date.now() - leftAt > forgetAfterMs) findForm()?.reset();
  });
}
