/** What stands between words of which any is looked for. */
export const or = " | ";

/** Words as they are typed: without the quotes and spaces of print, and without marks of Markdown. */
export function plainWords(text: string) {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\]\([^)]*\)|[[*_#]/g, "")
    .replace(/[–—]/g, "-")
    .replace(/₹|(?<=\d),(?=\d)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** As much of a text as fits, in whole words. */
export function cut(text: string, most: number) {
  return text.length > most ? text.slice(0, most + 1).replace(/\s*\S*$/, " …") : text;
}
