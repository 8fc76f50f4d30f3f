import { formatShortDay } from "../../../app/lib/dates";
import { overdueMs, waited, waitedWords } from "./waited.ts";

/** How long somebody has waited, in a small window. */
export function WaitedLeaf({ ms, isOverdue }: { ms: number; isOverdue: boolean }) {
  const { count, unit } = waited(ms);
  return (
    <p className="waited-leaf" data-overdue={isOverdue || undefined}>
      <span className="visually-hidden">Waited </span>
      <span className="waited-leaf-count">{count}</span> <span>{shortUnits[unit] ?? unit}</span>
    </p>
  );
}

const shortUnits: Record<string, string> = { minute: "min", minutes: "min" };

/** 9 Nov 2025, 14:05, in Delhi. */
export function receivedWords(received: number) {
  const date = new Date(received);
  const time = date.toLocaleTimeString("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Asia/Kolkata",
  });
  return `${formatShortDay(date.toISOString())}, ${time}`;
}

export function overdueWords(received: number, now: number, promisedHours: number) {
  const over = overdueMs(received, now, promisedHours);
  return over === undefined ? undefined : `Overdue by ${waitedWords(over)}`;
}
