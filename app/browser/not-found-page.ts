// biome-ignore lint/suspicious/noConsole: the practice asked for unknown paths to be logged.
console.error("404: there is no page at", location.pathname);

/* Written in capitals or with an ending, a path is that of a page to which the bar leads. */
const href = location.pathname.toLowerCase().replace(/(?:\.html?|\/)+$/, "");
const known = document.querySelector(`.header a[href="${CSS.escape(href)}"]`);
const meant = document.querySelector<HTMLElement>("[data-meant]");

if (known && meant) {
  const { textContent } = known;
  meant.append(" ", Object.assign(document.createElement("a"), { href, textContent }), "?");
  meant.hidden = false;
}
