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
