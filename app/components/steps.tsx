import { Markdown } from "./markdown";
import { SmallArch } from "./small-arch";
import styles from "./steps.css?inline";
import { Styles } from "./styles";

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
      <Styles of="steps" css={styles} />
      {items.map((item) => (
        <li key={item.title}>
          {plain ? <span className="steps-number" /> : <SmallArch className="steps-number" />}
          <h3>{item.title}</h3>
          <Markdown text={item.text} />
        </li>
      ))}
    </ol>
  );
}
