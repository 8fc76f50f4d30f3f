import { afterPaint } from "./after-paint";

type Connection = { saveData?: boolean };

/** Nothing is fetched ahead for someone who pays for every byte. */
export function savesData() {
  return (navigator as { connection?: Connection }).connection?.saveData ?? false;
}

/**
 * Fetches scripts that may be needed soon, without running them. Where the browser fetches pages by
 * itself, it also fetches these when it has nothing better to do. Firefox does not under a security
 * policy that forbids everything by default (153, 2026), and Safari not at all.
 */
export function fetchScriptsAhead(addresses: readonly string[]) {
  if (savesData()) return;
  const isPatient = HTMLScriptElement.supports?.("speculationrules");
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = isPatient ? "prefetch" : "modulepreload";
    link.as = "script";
    link.crossOrigin = "";
    link.href = address;
    document.head.append(link);
  }
}

/** Fetches our fonts for the pages to come, if this one does without. */
export function fetchFontsAhead() {
  const hasStandIns = document.documentElement.dataset.fonts === "stand-ins";
  if (!hasStandIns || savesData()) return;
  afterPaint(() => {
    // Should they not come, or the visitor leave first, the next page asks for them itself.
    document.fonts.load("1em Fraunces, Figtree").catch(() => {});
  });
}
