type Connection = { saveData?: boolean };

/** Nothing is fetched ahead for someone who pays for every byte. */
const savesData = (navigator as { connection?: Connection }).connection?.saveData ?? false;

/** Fetches files that may be needed soon, without running them. */
export function fetchAhead(addresses: readonly string[], as?: "script") {
  if (savesData) return;
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = address;
    if (as) {
      link.as = as;
      link.crossOrigin = "";
    }
    document.head.append(link);
  }
}

/** Fetches the page behind a link that somebody points at, where the browser does not by itself. */
export function fetchPagesAhead() {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([location.href]);
  document.addEventListener("pointerover", ({ target }) => {
    const link = (target as Element).closest?.("a");
    if (link?.origin !== location.origin || fetched.has(link.href)) return;
    fetched.add(link.href);
    fetchAhead([link.href]);
  });
}
