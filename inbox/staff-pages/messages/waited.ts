const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has waited, in the one unit that people would say. */
export function waited(ms: number) {
  const [unit, length] =
    ms < hour
      ? (["minute", minute] as const)
      : ms < 2 * day
        ? (["hour", hour] as const)
        : (["day", day] as const);
  const count = Math.max(0, Math.floor(ms / length));
  return { count, unit: count === 1 ? unit : `${unit}s` };
}

export function waitedWords(ms: number) {
  const { count, unit } = waited(ms);
  return `${count} ${unit}`;
}

/** The practice promised an answer within this many hours; what is over it, or undefined. */
export function overdueMs(received: number, now: number, promisedHours: number) {
  const over = now - received - promisedHours * hour;
  return over > 0 ? over : undefined;
}
