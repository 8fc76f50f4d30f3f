import { addressesIn } from "./markdown.ts";

const noBreak = "\u00a0";

/**
 * Word joiner. Doubled words of Hindi stay on one line: घर-घर. Our fonts have no U+2011, and a hyphen
 * from another font would show.
 */
const joiner = "\u2060";

/** Last texts in print: each save in the editor checks all texts again. */
const inPrintBefore = new Map<string, string>();

/**
 * Straight quotes, hyphens for dashes and plain spaces, as people type them, become those of print.
 * Addresses of links stay as they are. What the practice gave us to the letter does not come through
 * here.
 */
export function typeset(text: string) {
  const known = inPrintBefore.get(text);
  if (known !== undefined) return known;
  if (inPrintBefore.size > 5000) inPrintBefore.clear();
  let printed = "";
  let done = 0;
  for (const { start, end } of addressesIn(text)) {
    printed += inPrint(text.slice(done, start)) + text.slice(start, end);
    done = end;
  }
  printed += inPrint(text.slice(done));
  inPrintBefore.set(text, printed);
  return printed;
}

function inPrint(text: string) {
  return text
    .replace(/(^|[\s([{*>–—‘-])"/gm, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{*>–—“-])'/gm, "$1‘")
    .replaceAll("'", "’")
    .replaceAll("...", "…")
    .replace(/(?<=\S) (?:--?|–) /g, `${noBreak}– `)
    .replaceAll(" …", `${noBreak}…`)
    .replace(/(?<=\d) (?=(?:hours?|minutes?|years?|months?|days?|million)\b)/g, noBreak)
    .replace(/(?<=\b(?:under|[Ss]ection)) (?=\d)/g, noBreak)
    .replace(/(?<=\d) (?=(?:घंटे|घंटों|मिनट|साल|महीने|महीनों|दिन|बजे|करोड़)(?![\p{L}\p{M}]))/gu, noBreak)
    .replace(/(?<=धारा) (?=\d)/g, noBreak)
    .replace(/(?<=[\p{Script=Devanagari}])-(?=\p{Script=Devanagari})/gu, `-${joiner}`);
}
