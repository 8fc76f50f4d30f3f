/** Tells each menu where its button is, in browsers without anchor positioning. */
export function placeMenus() {
  if (CSS.supports("position-area", "none")) return;
  for (const menu of document.querySelectorAll<HTMLElement>(".menu")) {
    menu.addEventListener("beforetoggle", () => {
      const start = menu.previousElementSibling?.getBoundingClientRect().left;
      menu.style.setProperty("--_start", `${start}px`);
    });
  }
}
