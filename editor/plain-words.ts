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

/** Where words stand in a text that may have other quotes, and marks of Markdown among them. */
export function placeOf(text: string, words: string) {
  const letters = [...plainWords(words)].map((letter) => {
    return alike[letter] ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  });
  const found = new RegExp(letters.join(/(?:[*_[]|\]\([^)]*\))*/.source), "iu").exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** What a letter that was typed may be in print. */
const alike: Readonly<Record<string, string>> = {
  " ": "\\s+",
  "'": "['‘’]",
  '"': '["“”]',
  "-": "[-–—]",
};

/** Beyond this many letters, a text is not repeated: only what differs, as far as it fits. */
export const longest = 100;

/** As much of a text as fits, in whole words. */
export function cut(text: string, most = longest) {
  return text.length > most ? text.slice(0, most + 1).replace(/\s*\S*$/, " …") : text;
}

/** Of two texts, both; of long ones, the words between those with which both begin and end. */
export function whatDiffers(from: string, to: string) {
  if (from.length + to.length <= longest) return `${from || "nothing"} → ${to || "nothing"}`;
  const [old, now] = [from.split(/\s+/), to.split(/\s+/)];
  const start = firstDifference(old, now);
  const rest = [old.slice(start), now.slice(start)] as const;
  const end = firstDifference(rest[0].toReversed(), rest[1].toReversed());
  const [was, is] = rest.map((words) => cut(words.slice(0, words.length - end).join(" ")));
  if (!was) return `added “${is}”`;
  return is ? `“${was}” → “${is}”` : `taken out “${was}”`;
}

function firstDifference(one: readonly string[], other: readonly string[]) {
  const place = one.findIndex((word, index) => word !== other[index]);
  return place < 0 ? one.length : place;
}
