const dayMs = 24 * 60 * 60 * 1000;
/** Nine in the morning in Delhi is half past three in UTC, all year. */
const morningMs = 210 * 60 * 1000;

/** Names the day, which begins at nine in the morning in Delhi: `2026-11-19`. */
export function dayName(now: number) {
  return nameOf(daysSince(now));
}

/** Names the week by its Monday: `week of 2026-11-16`. */
export function weekName(now: number) {
  const day = daysSince(now);
  // 1 January 1970 was a Thursday.
  return `week of ${nameOf(day - ((((day + 3) % 7) + 7) % 7))}`;
}

function daysSince(now: number) {
  return Math.floor((now - morningMs) / dayMs);
}

function nameOf(day: number) {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
