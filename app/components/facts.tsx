import type { ReactNode } from "react";

type Fact = { term: string; icon?: ReactNode; detail: ReactNode };

/** Short facts at a glance: how long, where, for whom, how much. One without a detail is left out. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const known = items.filter(({ detail }) => detail);
  return (
    <dl className="grid pairs facts">
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
