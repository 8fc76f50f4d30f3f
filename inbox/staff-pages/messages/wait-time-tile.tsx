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
