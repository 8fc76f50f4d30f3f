/**
 * The value below which a part of all values lies; between two of them, on the line from one to the
 * other.
 *
 * @param {readonly number[]} values
 * @param {number} part 0.5 is the median
 */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place % 1);
}

/**
 * Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32).
 *
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {() => number} random
 */
export function shuffle(items, random) {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
