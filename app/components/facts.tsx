import type { ReactNode } from "react";
import styles from "./facts.css?inline";
import { Styles } from "./styles";

type Fact = { term: string; icon?: ReactNode; detail: ReactNode };

/** Short facts at a glance: how long, where, for whom, how much. One without a detail is left out. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const known = items.filter(({ detail }) => detail);
  return (
    <dl className="grid pairs facts">
      <Styles of="facts" css={styles} />
      {known.map(({ term, icon, detail }) => (
        <div key={term}>
          <dt>
            {icon}
            {term}
          </dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
