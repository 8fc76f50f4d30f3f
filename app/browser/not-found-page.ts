// biome-ignore lint/suspicious/noConsole: the practice asked for unknown paths to be logged.
console.error("404: there is no page at", location.pathname);

/* Suggests the page that a path with capitals or a file's ending meant, if the bar links to it. */
const href = location.pathname.toLowerCase().replace(/(?:\.html?|\/)+$/, "");
const known = document.querySelector(`.header a[href="${CSS.escape(href)}"]`);
const meant = document.querySelector<HTMLElement>("[data-meant]");

if (known && meant) {
  const { textContent } = known;
  meant.append(" ", Object.assign(document.createElement("a"), { href, textContent }), "?");
  meant.hidden = false;
}
