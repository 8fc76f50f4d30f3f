/*
 * Stands before the form and listens on the document, so that no press is lost, however early.
 * Keeps a form page plain HTML until the visitor reaches for the form; then React arrives and
 * hydrates that form, and only it.
 */
import { deliveryEnabled } from "../content/delivery";
import { findAbout, withAbout } from "../forms/about";
import { showNote } from "../forms/notes";
import { unsavedChangesGuard } from "./unsaved-changes-guard";

/** Time away after which another person may be using the phone, so the form is emptied. */
const forgetAfterMs = 10 * 60 * 1000;
/** A press that nothing has followed for so long needs another way out. */
const slowAfterMs = 15_000;

const reaches = ["pointerover", "pointerdown", "click", "focusin", "input", "submit"];
/** The bundle of this build; a script inside pages cannot know its URL. */
const { formScript = "" } = document.documentElement.dataset;

function findIsland() {
  return document.querySelector<HTMLElement>("[data-form]");
}

function findForm() {
  return findIsland()?.querySelector("form");
}

/** Clears choices after a reload. Firefox restores them, and another person may see them. */
function forgetChoices() {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type !== "reload") return;
  // A select ignores a value that it doesn't offer.
  for (const control of findForm()?.elements ?? []) {
    const { hidden } = control as HTMLElement;
    // The chosen day is in a hidden input.
    Object.assign(control, { checked: false, selectedIndex: 0 }, hidden && { value: "" });
  }
}

/** The path of the page in a section that led here, without that of its language. */
function findReferrer(sections: string) {
  return RegExp(`/(${sections})/[^?#]+`).exec(document.referrer)?.[0];
}

/** Chooses the therapist whose page linked here, unless the visitor has chosen one. */
function chooseReferringTherapist() {
  const path = findReferrer("therapists");
  const option = document.querySelector<HTMLOptionElement>(`option[data-path="${path}"]`);
  if (option?.closest("select")?.selectedIndex === 0) option.selected = true;
}

/** Shows 'About: …' to visitors who came from a service or workshop. The menu has its name. */
function showAbout() {
  const path = findReferrer("services|workshops");
  const link = path && document.querySelector(`header a[href$="${path}"]`);
  const about = document.querySelector<HTMLElement>("[data-about]");
  if (!about || !link) return;
  const [text, button] = about.children;
  if (text) text.textContent = about.dataset.about + (link.textContent ?? "");
  about.hidden = false;
  button?.addEventListener("click", () => {
    about.hidden = true;
    findMessage()?.focus();
  });
}

function findMessage() {
  return findForm()?.querySelector("textarea");
}

/** Adds 'About: …' to the message if the browser itself sends the form. */
function writeAbout() {
  const [about, message] = [findAbout(), findMessage()];
  if (!about || !message?.value.trim()) return;
  message.value = withAbout(about, message.value);
  about.hidden = true;
}

/** The island as the build rendered it, before translators and extensions get at it. */
let rendered: Element | undefined;

/** Prepares the form once all of it is parsed. The rest of the page may arrive later, or never. */
function prepare() {
  const island = findIsland();
  if (rendered || !island?.querySelector("[data-form-end]")) return;
  forgetChoices();
  chooseReferringTherapist();
  showAbout();
  rendered = island.cloneNode(true) as Element;
  // The notes are above the form, so that they exist before it. Moved below it, they are in view.
  island.after(...document.querySelectorAll("[data-note]"));
}

let fetching: Promise<unknown> | undefined;

/**
 * Puts the bundle into the browser's cache. A fetch that failed can be repeated; an import that
 * failed cannot in Firefox (153, 2026), which never asks for the same module again.
 */
function fetchBundle() {
  fetching ??= fetch(formScript)
    .then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(response.status)))
    .catch((error) => {
      fetching = undefined;
      throw error;
    });
  return fetching;
}

const askBeforeLeaving = unsavedChangesGuard(findForm);
let isReached = false;
let isHydrating = false;
let isSubmitted = false;
/** The browser itself has sent the form, and is about to show the answer. */
let isSent = false;

async function hydrateForm() {
  prepare();
  const island = findIsland();
  if (isHydrating || !island || !rendered) return;
  isHydrating = true;
  // Not before the first touch: Firefox keeps no page in memory that listens for this.
  if (!isSent) addEventListener("beforeunload", askBeforeLeaving);
  try {
    await fetchBundle();
    const { hydrate } = (await import(
      /* @vite-ignore */ formScript
    )) as typeof import("./hydrate-form");
    for (const type of reaches) document.removeEventListener(type, reach);
    hydrate(island, rendered);
    island.dataset.hydrated = "";
    showNote("not-loaded", false);
    if (isSubmitted) findForm()?.requestSubmit();
  } catch {
    isHydrating = false;
    // If forms deliver, the browser itself can send this one.
    if (!deliveryEnabled) showNote("not-loaded");
  }
  // A later touch of the form must not send it.
  isSubmitted = false;
  showNote("loading", false);
  showNote("slow", false);
}

function reach({ type, target }: Event) {
  if (!(target instanceof Element) || !target.closest("[data-form]")) return;
  if (type === "submit" && deliveryEnabled) {
    writeAbout();
    isSent = true;
    removeEventListener("beforeunload", askBeforeLeaving);
  } else if (type === "submit") {
    isSubmitted = true;
    showNote("loading");
    setTimeout(() => showNote("slow", isSubmitted), slowAfterMs);
  }
  isReached = true;
  hydrateForm();
}

for (const type of reaches) document.addEventListener(type, reach);
document.addEventListener("DOMContentLoaded", () => (isReached ? hydrateForm() : prepare()));

type Connection = { saveData?: boolean };

addEventListener("load", () => {
  // No prefetch if the visitor saves data, or if the page has no form.
  const { saveData } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || (deliveryEnabled && !findIsland())) return;
  // Safari has no `requestIdleCallback`. A moment after loading is close enough.
  const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 500));
  whenIdle(() => fetchBundle().catch(() => {}), { timeout: 5000 });
});

// The time of leaving stays with the entry of the browser's history, and goes with it.
addEventListener("pagehide", () =>
  history.replaceState({ ...history.state, leftAt: Date.now() }, ""),
);
addEventListener("pageshow", () => {
  const { leftAt, submission } = history.state ?? {};
  const isForgotten = Date.now() - leftAt > forgetAfterMs;
  if (isForgotten) findForm()?.reset();
  // The date's button shows the day only after React has rendered it.
  const day = findForm()?.querySelector<HTMLInputElement>("[data-remembered]");
  if (day?.value) hydrateForm();
  // The visitor is back, so the time of leaving no longer counts. The id of a message under way
  // stays, so that it arrives once.
  history.replaceState(deliveryEnabled && submission && !isForgotten ? { submission } : null, "");
});
