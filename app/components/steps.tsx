type StepsProps = { items: readonly { title: string; text: string }[]; columns?: boolean };

/** Things that happen one after another. */
export function Steps({ items, columns }: StepsProps) {
  return (
    <ol className="steps" data-columns={columns}>
      {items.map((item) => (
        <li key={item.title}>
          <span className="arch-small steps-number" />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
