import { Markdown } from "./markdown";

type StepsProps = { items: readonly { title: string; text: string }[]; columns?: boolean };

/** Things that happen one after another, in texts that may hold links. */
export function Steps({ items, columns }: StepsProps) {
  return (
    <ol className="steps" data-columns={columns}>
      {items.map((item) => (
        <li key={item.title}>
          <span className="arch-small steps-number" />
          <h3>{item.title}</h3>
          <Markdown text={item.text} />
        </li>
      ))}
    </ol>
  );
}
