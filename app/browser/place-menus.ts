/** Tells each menu where its button stands, where the browser does not know by itself. */
export function placeMenus() {
  if (CSS.supports("position-area", "none")) return;
  for (const menu of document.querySelectorAll<HTMLElement>(".menu")) {
    menu.addEventListener("beforetoggle", () => {
      const start = menu.previousElementSibling?.getBoundingClientRect().left;
      menu.style.setProperty("--_start", `${start}px`);
    });
  }
}
