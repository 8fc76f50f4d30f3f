import { dayAndMonth } from "../lib/dates";

/** A day as on a leaf of a calendar; the full date stands in words beside it. */
export function DateLeaf({ date }: { date: string }) {
  const { day, month } = dayAndMonth(date);
  return (
    <span className="arch-small date-leaf" aria-hidden="true">
      <span className="date-leaf-day">{day}</span>
      <span className="date-leaf-month">{month}</span>
    </span>
  );
}
