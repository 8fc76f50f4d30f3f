import { Check } from "lucide-react";

type ChecklistProps = { items: readonly string[]; label?: string };

export function Checklist({ items, label }: ChecklistProps) {
  return (
    <ul className="checklist" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Check />
          {item}
        </li>
      ))}
    </ul>
  );
}
