import { waited } from "./waited.ts";

/** Waiting time in a small arch. */
export function WaitTimeTile({ ms, isOverdue }: { ms: number; isOverdue: boolean }) {
  const { count, unit } = waited(ms);
  return (
    <p className="small-arch wait-time-tile" data-overdue={isOverdue || undefined}>
      <span className="visually-hidden">Waited </span>
      <span className="wait-time-tile-count">{count}</span> <span>{shortUnits[unit] ?? unit}</span>
    </p>
  );
}

const shortUnits: Record<string, string> = { minute: "min", minutes: "min" };

/** Shared by all rows: a browser takes longer to create a formatter than to render a row. */
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

/** 9 Nov 2025, 14:05, in Delhi. */
export function receivedWords(received: number) {
  return dayAndTime.format(received);
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Asia/Kolkata" });

/** Thursday, 19 Nov 2026, 10:00, in Delhi. */
export function dayWords(at: number) {
  return `${weekday.format(at)}, ${receivedWords(at)}`;
}

const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

export function timeWords(at: number) {
  return time.format(at);
}
