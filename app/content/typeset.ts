const noBreak = "\u00a0";

/**
 * Straight quotes, hyphens for dashes and plain spaces, as people type them, become those of print.
 * What the practice gave us to the letter does not come through here.
 */
export function typeset(text: string) {
  return text
    .replace(/(^|[\s([{*>–—‘-])"/gm, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{*>–—“-])'/gm, "$1‘")
    .replaceAll("'", "’")
    .replaceAll("...", "…")
    .replace(/(?<=\S) (?:--?|–) /g, `${noBreak}– `)
    .replaceAll(" …", `${noBreak}…`)
    .replace(/(?<=\d) (?=(?:hours?|minutes?|years?|months?|days?|million)\b)/g, noBreak)
    .replace(/(?<=\b(?:under|[Ss]ection)) (?=\d)/g, noBreak);
}
