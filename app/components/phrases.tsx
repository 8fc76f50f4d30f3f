/** A list that reads like a sentence. */
export function Phrases({ items }: { items: readonly string[] }) {
  return (
    <ul className="phrases">
      {items.map((item) => (
        <li key={item}>{item} </li>
      ))}
    </ul>
  );
}
