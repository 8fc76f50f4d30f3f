const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** India has one clock, without summer time. */
const aheadOfUtcMs = 5.5 * hourMs;
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export type Hours = {
  hours: readonly {
    days: readonly string[];
    open?: { from: string; to: string } | undefined;
  }[];
  closures: readonly { from: string; to: string }[];
};

/** Returns the next full or half hour, an hour away or more, within opening hours. */
export function nextCall(now: number, practice: Hours) {
  const soon = Math.ceil((now + hourMs) / (hourMs / 2)) * (hourMs / 2);
  for (let day = 0; day < 366; day += 1) {
    const span = spanOf(soon + day * dayMs, practice);
    if (!span) continue;
    const time = Math.max(span.from, soon);
    if (time < span.to) return time;
  }
  return soon;
}

export function isOpen(time: number, practice: Hours) {
  const span = spanOf(time, practice);
  return span !== undefined && time >= span.from && time < span.to;
}

/** Returns the opening hours on the day of a time, if there are any. */
function spanOf(time: number, { hours, closures }: Hours) {
  const inDelhi = new Date(time + aheadOfUtcMs);
  const day = inDelhi.toISOString().slice(0, 10);
  if (closures.some(({ from, to }) => from <= day && day <= to)) return undefined;
  const name = days[inDelhi.getUTCDay()] ?? "";
  const open = hours.find((line) => line.days.includes(name))?.open;
  return open && { from: at(day, open.from), to: at(day, open.to) };
}

function at(day: string, clock: string) {
  return Date.parse(`${day}T${clock}+05:30`);
}
