import { dayAndMonth } from "../lib/dates";
import { useSite } from "./use-site";

/** A day as on a leaf of a calendar; the full date stands in words beside it. */
export function DateLeaf({ date }: { date: string }) {
  const site = useSite();
  const { day, month } = dayAndMonth(site, date);
  return (
    <span className="arch-small date-leaf" aria-hidden="true">
      <span className="date-leaf-day">{day}</span>
      <span className="date-leaf-month">{month}</span>
    </span>
  );
}
