import { suggest } from "./suggestions";

// biome-ignore lint/suspicious/noConsole: the practice asked for unknown paths to be logged.
console.error("404: there is no page at", location.pathname);

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
