import type { ReactNode } from "react";
import styles from "./facts.css?inline";
import blocksStyles from "./facts-blocks.css?inline";
import { Styles } from "./styles";

type Fact = { term: string; icon?: ReactNode; detail: ReactNode };

export type FactsProps = { items: readonly Fact[]; look?: "blocks" | undefined };

/** Short facts at a glance: how long, where, for whom, how much. One without a detail is left out. */
export function Facts({ items, look }: FactsProps) {
  const known = items.filter(({ detail }) => detail);
  return (
    <dl className="grid pairs facts" data-look={look}>
      <Styles of="facts" css={styles} />
      {look && <Styles of="facts-blocks" css={blocksStyles} />}
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
