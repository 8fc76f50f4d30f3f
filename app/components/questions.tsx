import { Markdown } from "./markdown";
import styles from "./questions.css?inline";
import { Styles } from "./styles";

type QuestionsProps = {
  items: readonly { question: string; anchor?: string | undefined; answer: string }[];
};

/** Questions that open to their answers. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className="questions">
      <Styles of="questions" css={styles} />
      {items.map(({ question, anchor, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          {/* Browsers open the question when a link leads to something inside it. */}
          <div className="measure" id={anchor}>
            <Markdown text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
