import { Markdown } from "./markdown";

export type StepsProps = {
  items: readonly { title: string; text: string }[];
  columns?: boolean;
  /** Their numbers stand in no window: the page has another ground for them. */
  plain?: boolean;
};

/** Things that happen one after another, in texts that may hold links. */
export function Steps({ items, columns, plain }: StepsProps) {
  return (
    <ol className="steps" data-columns={columns}>
      {items.map((item) => (
        <li key={item.title}>
          <span className={plain ? "steps-number" : "arch-small steps-number"} />
          <h3>{item.title}</h3>
          <Markdown text={item.text} />
        </li>
      ))}
    </ol>
  );
}
