import { placeMenus } from "./place-menus";
import { offerSharing } from "./share";

const scrollThreshold = 20;

const header = document.querySelector(".header");
const nav = document.querySelector(".header-nav");
const panel = document.querySelector<HTMLDialogElement>(".panel");
const panelToggle = document.querySelector(".header-toggle");

function markScrolled() {
  header?.toggleAttribute("data-scrolled", scrollY > scrollThreshold);
}

/** Menus close by themselves on Escape and on a click elsewhere, but not when focus moves on. */
function closeMenuOnLeave(event: Event) {
  const { relatedTarget } = event as FocusEvent;
  const menu = document.querySelector<HTMLElement>(".menu:popover-open");
  // Its button stands beside it.
  if (relatedTarget && !menu?.parentElement?.contains(relatedTarget as Node)) menu?.hidePopover();
}

/**
 * A modal dialog keeps focus inside; one that a click on the overlay would not close stays a
 * popover, unless the browser is too old for these.
 */
function openPanel(event: Event) {
  if (!panel || ("popover" in panel && !("closedBy" in panel))) return;
  event.preventDefault();
  panel.showModal();
}

function closePanel() {
  panel?.close();
  panel?.hidePopover?.();
}

addEventListener("scroll", markScrolled, { passive: true });
// A page may start further down. Asked any earlier, the browser would have to lay it out for this.
addEventListener("load", markScrolled);
nav?.addEventListener("focusout", closeMenuOnLeave);
placeMenus();
offerSharing();
panelToggle?.addEventListener("click", openPanel);
panel?.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a, button")) closePanel();
});
// CSS opens on paper what is folded, but not in browsers from before 2025.
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    details.open = true;
    addEventListener("afterprint", () => details.removeAttribute("open"), { once: true });
  }
});
// A page that Back brings back as it was must not come back behind its menu.
addEventListener("pagehide", closePanel);

for (const year of document.querySelectorAll("[data-year]")) {
  year.textContent = String(new Date().getFullYear());
}

for (const note of document.querySelectorAll<HTMLElement>("[data-over-at]")) {
  note.hidden = Date.now() < Date.parse(note.dataset.overAt ?? "");
}
