const hour = 3_600_000;
const units = { minute: hour / 60, hour, day: 24 * hour };

/** Rounds a waiting time down to the one unit that people would say: minutes, hours or days. */
export function waited(ms: number) {
  const unit = ms < hour ? "minute" : ms < 2 * units.day ? "hour" : "day";
  const count = Math.max(0, Math.floor(ms / units[unit]));
  return { count, unit: count === 1 ? unit : `${unit}s` };
}

export function waitedWords(ms: number) {
  const { count, unit } = waited(ms);
  return `${count} ${unit}`;
}

/** Returns the time over the promised hours, or undefined if the answer isn't overdue. */
export function overdueMs(received: number, now: number, promisedHours: number) {
  const over = now - received - promisedHours * hour;
  return over > 0 ? over : undefined;
}
