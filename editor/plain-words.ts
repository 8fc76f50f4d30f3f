/** Separator of alternatives in a search. */
export const or = " | ";

/** Returns words as people type them: with simple quotes and spaces, and without Markdown. */
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

/** Finds words in a text that may have other quotes, and Markdown between the letters. */
export function placeOf(text: string, words: string) {
  const letters = [...plainWords(words)].map((letter) => {
    return alike[letter] ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  });
  const found = new RegExp(letters.join(/(?:[*_[]|\]\([^)]*\))*/.source), "iu").exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** Patterns of printed characters, by the typed one. */
const alike: Readonly<Record<string, string>> = {
  " ": "\\s+",
  "'": "['‘’]",
  '"': '["“”]',
  "-": "[-–—]",
};

/** Letters up to which texts are shown in full. Of longer ones, only the difference is shown. */
export const longest = 100;

/** Cuts a text after a whole word. */
export function cut(text: string, most = longest) {
  return text.length > most ? text.slice(0, most + 1).replace(/\s*\S*$/, " …") : text;
}

/** Returns both texts. Of long ones, only the words between their common beginning and end. */
export function summariseDiff(from: string, to: string) {
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
