import { Markdown } from "./markdown";
import { SmallArch } from "./small-arch";
import styles from "./steps.css?inline";
import blocks from "./steps-blocks.css?inline";
import plates from "./steps-plates.css?inline";
import { Styles } from "./styles";

const looks = { blocks, plates };

export type StepsProps = {
  items: readonly { title: string; text: string }[];
  columns?: boolean;
  /** `plates` puts numbers on plates instead of in arches; `blocks` puts each step in a box. */
  look?: keyof typeof looks;
};

/** Steps in order, in texts that may contain links. */
export function Steps({ items, columns, look }: StepsProps) {
  return (
    <ol className="steps" data-columns={columns} data-look={look}>
      <Styles of="steps" css={styles} />
      {look && <Styles of={`steps-${look}`} css={looks[look]} />}
      {items.map((item) => (
        <li key={item.title}>
          {look === "plates" ? (
            <span className="steps-number" />
          ) : (
            <SmallArch className="steps-number" />
          )}
          <h3>{item.title}</h3>
          <Markdown text={item.text} />
        </li>
      ))}
    </ol>
  );
}
