import { dayAndMonth } from "../lib/dates";
import styles from "./date-tile.css?inline";
import { SmallArch } from "./small-arch";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** A day as on a page of a calendar. The full date is in words next to it. */
export function DateTile({ date }: { date: string }) {
  const site = useSite();
  const { day, month } = dayAndMonth(site, date);
  return (
    <SmallArch className="date-tile" aria-hidden="true">
      <Styles of="date-tile" css={styles} />
      <span className="date-tile-day">{day}</span>
      <span className="date-tile-month">{month}</span>
    </SmallArch>
  );
}
