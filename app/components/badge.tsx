type BadgesProps = { label: string; items: readonly string[]; most?: number };

/** Short labels, at most as many as there is room for. */
export function Badges({ label, items, most = items.length }: BadgesProps) {
  const shown = items.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul className="cluster badges" aria-label={label}>
      {shown.map((item) => (
        <li className="badge" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
