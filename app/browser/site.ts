import { exitThisPage } from "./exit-this-page";
import { placeMenus } from "./place-menus";

const scrollThreshold = 20;

const header = document.querySelector(".header");
const panel = document.querySelector<HTMLDialogElement>(".panel");
const panelToggle = document.querySelector<HTMLElement>(".header-toggle");
const nav = document.querySelector<HTMLElement>(".header-nav");

function markScrolled() {
  header?.toggleAttribute("data-scrolled", scrollY > scrollThreshold);
}

/** Menus close by themselves on Escape and on a click elsewhere, but not when focus moves on. */
function closeMenuOnLeave() {
  // Inside `:is`, older browsers ignore a selector that they don't know.
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

/** The bar shows either its links or the button of the panel: closes the menus of the hidden ones. */
function closeHiddenMenus() {
  if (nav?.offsetWidth) closePanel();
  else nav?.querySelector<HTMLElement>(".menu:is(:popover-open)")?.hidePopover();
  keepFocus(document.activeElement);
}

/** Moves the focus from a hidden control of the bar to the first one that is shown instead. */
function keepFocus(target: EventTarget | null) {
  const control = target as HTMLElement | null;
  if (control?.offsetWidth || !control?.closest(".header, .panel")) return;
  (nav?.offsetWidth ? nav.querySelector("a") : panelToggle)?.focus();
}

addEventListener("scroll", markScrolled, { passive: true });
// A page may start further down. Asked any earlier, the browser would have to lay it out for this.
addEventListener("load", markScrolled);
addEventListener("focusin", closeMenuOnLeave);
addEventListener("resize", closeHiddenMenus);
// Chrome (156, 2026) may take the focus from a hidden control before it tells of the new size.
addEventListener("focusout", (event) => event.relatedTarget ?? keepFocus(event.target));
placeMenus();
exitThisPage();
panelToggle?.addEventListener("click", openPanel);
panel?.addEventListener("click", ({ target, clientX }) => {
  // Counts a click on the overlay as one on the panel, which is at the right edge.
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
// Closes the menu: Back would otherwise restore the page with it open.
addEventListener("pagehide", closePanel);

// The map isn't folded on a wide screen. It loads with the page, so that its frame is never empty.
if (matchMedia("(min-width: 64rem)").matches) {
  document.querySelector("iframe")?.setAttribute("loading", "eager");
}

for (const year of document.querySelectorAll("[data-year]")) {
  year.textContent = String(new Date().getFullYear());
}

for (const note of document.querySelectorAll<HTMLElement>("[data-over-at]")) {
  note.hidden = Date.now() < Date.parse(note.dataset.overAt ?? "");
}
