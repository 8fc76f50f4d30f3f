import { dayAndMonth } from "../lib/dates";
import styles from "./date-leaf.css?inline";
import { SmallArch } from "./small-arch";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** A day as on a leaf of a calendar; the full date stands in words beside it. */
export function DateLeaf({ date }: { date: string }) {
  const site = useSite();
  const { day, month } = dayAndMonth(site, date);
  return (
    <SmallArch className="date-leaf" aria-hidden="true">
      <Styles of="date-leaf" css={styles} />
      <span className="date-leaf-day">{day}</span>
      <span className="date-leaf-month">{month}</span>
    </SmallArch>
  );
}
