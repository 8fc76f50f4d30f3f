import { suggest } from "./suggestions";

/** The not-found page holds a link to every page; those that are near the unknown path are shown. */
const box = document.querySelector<HTMLElement>("[data-suggestions]");
const list = box?.querySelector("ul");

if (box && list) {
  const pages = [...list.children].map((item) => ({
    item,
    path: item.querySelector("a")?.pathname ?? "",
    names: item.getAttribute("data-names")?.split(" ") ?? [],
  }));
  const nearest = suggest(location.pathname, pages).map(({ item }) => item);
  list.replaceChildren(...nearest);
  box.hidden = nearest.length === 0;
}
