import { leaveQuickly } from "./leave-quickly";
import { placeMenus } from "./place-menus";

const scrollThreshold = 20;

const header = document.querySelector(".header");
const panel = document.querySelector<HTMLDialogElement>(".panel");
const panelToggle = document.querySelector(".header-toggle");

function markScrolled() {
  header?.toggleAttribute("data-scrolled", scrollY > scrollThreshold);
}

/** Menus close by themselves on Escape and on a click elsewhere, but not when focus moves on. */
function closeMenuOnLeave() {
  // Inside `:is`, what an older browser does not know is no error.
  document
    .querySelector<HTMLElement>(":not(:focus) + .menu:is(:popover-open):not(:focus-within)")
    ?.hidePopover();
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
addEventListener("focusin", closeMenuOnLeave);
placeMenus();
leaveQuickly();
panelToggle?.addEventListener("click", openPanel);
panel?.addEventListener("click", ({ target, clientX }) => {
  // A press of the overlay counts as one of the panel, which stands at the right.
  const isOverlay = target === panel && clientX < panel.getBoundingClientRect().left;
  if (isOverlay || (target as Element).closest("a, button")) closePanel();
});
// CSS opens on paper what is folded, but not in browsers from before 2025.
addEventListener("beforeprint", () => {
  const folded = document.querySelectorAll<HTMLDetailsElement>("details:not([open])");
  for (const details of folded) {
    details.open = true;
    addEventListener("afterprint", () => details.removeAttribute("open"), { once: true });
  }
});
// A page that Back brings back as it was must not come back behind its menu.
addEventListener("pagehide", closePanel);

// On a wide screen the map isn't folded. It loads with the page, so that nobody finds an empty frame.
if (matchMedia("(min-width: 64rem)").matches) {
  for (const map of document.querySelectorAll("iframe")) map.loading = "eager";
}

for (const year of document.querySelectorAll("[data-year]")) {
  year.textContent = String(new Date().getFullYear());
}

for (const note of document.querySelectorAll<HTMLElement>("[data-over-at]")) {
  note.hidden = Date.now() < Date.parse(note.dataset.overAt ?? "");
}
