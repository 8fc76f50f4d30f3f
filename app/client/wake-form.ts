import { showNote } from "../forms/notes";

/** After this long away, whoever comes back may be somebody else: other people use this phone. */
const forgetAfterMs = 10 * 60 * 1000;

const reaches = ["pointerover", "pointerdown", "focusin", "input", "submit"];

function findIsland(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>("[data-form]") : null;
}

/**
 * Keeps a form page plain HTML until the visitor reaches for the form; then React arrives and
 * takes over that form, and only it. A submit that came too early is carried out afterwards.
 * Listens before the form is there, so that no press is lost. The script's address comes from the
 * page: this one stands inside pages and cannot know it.
 */
export function wakeOnReach(script: string) {
  let hasSubmitted = false;

  const findForm = () => document.querySelector<HTMLFormElement>("[data-form] form");

  function isTyped() {
    const form = findForm();
    return form !== null && [...new FormData(form).values()].some(Boolean);
  }

  /** Once React is here, the form keeps watch itself. */
  function askBeforeLeaving(event: Event) {
    if (isTyped()) event.preventDefault();
  }

  async function wake(event: Event) {
    const island = findIsland(event.target);
    if (!island) return;
    if (event.type === "submit") {
      event.preventDefault();
      hasSubmitted = true;
    }
    if (isTyped()) addEventListener("beforeunload", askBeforeLeaving);
    if (island.dataset.awake !== undefined) return;
    island.dataset.awake = "";
    try {
      const { hydrate } = (await import(/* @vite-ignore */ script)) as typeof import("./forms");
      for (const type of reaches) document.removeEventListener(type, wake);
      hydrate(island);
      removeEventListener("beforeunload", askBeforeLeaving);
      showNote(island, "not-loaded", false);
      if (hasSubmitted) findForm()?.requestSubmit();
    } catch {
      delete island.dataset.awake;
      // Nobody expects a later touch of the form to send it.
      hasSubmitted = false;
      showNote(island, "not-loaded");
    }
  }

  for (const type of reaches) document.addEventListener(type, wake);

  // The time of leaving stays with the entry of the browser's history, and goes with it.
  addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, leftAt: Date.now() }, "");
  });
  addEventListener("pageshow", () => {
    const leftAt = history.state?.leftAt;
    if (leftAt && Date.now() - leftAt > forgetAfterMs) findForm()?.reset();
  });
}
