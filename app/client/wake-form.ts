/** After this long away, whoever comes back may be somebody else: other people use this phone. */
const forgetAfterMs = 10 * 60 * 1000;

/**
 * Keeps a form page plain HTML until the visitor reaches for the form; then React arrives and
 * takes over that form, and only it. A submit that came too early is carried out afterwards.
 */
export function wakeOnReach(island: HTMLElement) {
  const failure = island.parentElement?.querySelector("[data-form-failed]");
  const reaches = ["pointerover", "pointerdown", "focusin", "input", "submit"];
  let hasSubmitted = false;

  async function wake(event: Event) {
    if (event.type === "submit") {
      event.preventDefault();
      hasSubmitted = true;
    }
    if (island.dataset.awake !== undefined) return;
    island.dataset.awake = "";
    try {
      const { hydrate } = await import("./forms");
      for (const type of reaches) island.removeEventListener(type, wake);
      hydrate(island);
      failure?.setAttribute("hidden", "");
      if (hasSubmitted) island.querySelector("form")?.requestSubmit();
    } catch {
      delete island.dataset.awake;
      // Nobody expects a later touch of the form to send it.
      hasSubmitted = false;
      failure?.removeAttribute("hidden");
    }
  }

  for (const type of reaches) island.addEventListener(type, wake);

  // The time of leaving stays with the entry of the browser's history, and goes with it.
  addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, leftAt: Date.now() }, "");
  });
  addEventListener("pageshow", () => {
    const leftAt = history.state?.leftAt;
    if (leftAt && Date.now() - leftAt > forgetAfterMs) island.querySelector("form")?.reset();
  });
}
