/** A page, and what else people call it. */
export type Suggestion = { path: string; names: readonly string[] };

/** Below this, a page is a guess that helps nobody. */
const leastScore = 0.6;
/** Pages that come this close to the best one are suggested beside it. */
const closeToBest = 0.9;

/** The pages that somebody may have meant by a URL that is none: the best first, or none. */
export function suggest<Page extends Suggestion>(
  unknownPath: string,
  pages: readonly Page[],
  most = 3,
): Page[] {
  const wanted = simplify(unknownPath);
  const scores = scoreWords(wanted, pages);
  const scored = pages
    .map((page, index) => {
      return { page, score: Math.max(scoreOfName(wanted, page), 0.7 * (scores[index] ?? 0)) };
    })
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= Math.max(leastScore, best * closeToBest))
    .slice(0, best === 1 ? 1 : most)
    .map(({ page }) => page);
}

/** `/Services/Couples.html/` → `services/couples` */
function simplify(path: string) {
  return decode(path)
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/\/+$/, "")
    .replace(/\.\w+$/, "")
    .replace(/(^|\/)index$/, "")
    .replace(/[^a-z0-9/]+/g, "-")
    .replace(/^\/+/, "");
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Mistyped, moved to another section, called by another name, or below a page that exists. */
function scoreOfName(wanted: string, { path, names }: Suggestion) {
  const name = simplify(path);
  const last = lastPart(wanted);
  const isBelow = name !== "" && wanted.startsWith(`${name}/`);
  return Math.max(
    similarity(wanted, name),
    0.95 * similarity(last, lastPart(name)),
    ...names.map((other) => 0.95 * similarity(last, other)),
    isBelow ? 0.62 : 0,
  );
}

/** How much of what was typed is about each page. A word that many pages share says little. */
function scoreWords(wanted: string, pages: readonly Suggestion[]) {
  const wordsOfPages = pages.map(({ path, names }) => wordsOf([path, ...names].join("/")));
  const found = pages.map(() => 0);
  let sum = 0;
  for (const wantedWord of wordsOf(wanted)) {
    const matches = wordsOfPages.flatMap((words, index) => {
      return words.some((word) => similarity(word, wantedWord) > 0.7) ? [index] : [];
    });
    // A word that no page knows is most often just in between, as in 'our team'.
    const weight = 1 / (matches.length || 8);
    sum += weight;
    for (const index of matches) found[index] = (found[index] ?? 0) + weight;
  }
  return found.map((weight) => weight / (sum || 1));
}

/** Short words like 'a' and 'us' are found everywhere. */
function wordsOf(path: string) {
  return path.split(/[-/]/).filter((word) => word.length > 2);
}

function lastPart(path: string) {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** From 0 to 1: the same. More than a slip or two, and it is another word. */
function similarity(one: string, other: string) {
  const length = Math.max(one.length, other.length);
  const mostSlips = length > 8 ? 2 : 1;
  if (Math.abs(one.length - other.length) > mostSlips) return 0;
  const slips = countSlips(one, other);
  if (slips > mostSlips) return 0;
  return length === 0 ? 1 : 1 - slips / length;
}

/** Letters left out, added, mixed up or swapped with their neighbour. */
function countSlips(one: string, other: string) {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number) {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
