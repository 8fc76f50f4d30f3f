import type { ReactNode } from "react";

type Fact = { term: string; icon?: ReactNode; detail: ReactNode };

/** Short facts at a glance: how long, where, for whom, how much. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="facts">
      {items.map(({ term, icon, detail }) => (
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
