import { Fragment } from "react";
import { Markdown } from "./markdown";
import styles from "./points.css?inline";
import { Styles } from "./styles";

export type PointsProps = {
  items: readonly string[];
  look: "ticks" | "phrases" | "lines" | "facing" | "bricks";
};

/** A short list, in the layout of its page. */
export function Points({ items, look }: PointsProps) {
  return (
    <ul className="points" data-look={look}>
      <Styles of="points" css={styles} />
      {items.map((item) => (
        <li key={item}>
          <Markdown text={item} components={{ p: Fragment }} />{" "}
        </li>
      ))}
    </ul>
  );
}
