import type { ReactNode } from "react";
import styles from "./badge.css?inline";
import { Styles } from "./styles";

type BadgeProps = { tone?: "sun"; children: ReactNode };

/** A short label. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      <Styles of="badge" css={styles} />
      {children}
    </span>
  );
}

type BadgesProps = { label: string; items: readonly string[]; most?: number };

/** Short labels, at most as many as there is room for. */
export function Badges({ label, items, most = items.length }: BadgesProps) {
  const shown = items.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul className="cluster badges" aria-label={label}>
      <Styles of="badge" css={styles} />
      {shown.map((item) => (
        <li className="badge" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
