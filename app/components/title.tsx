import { Styles } from "./styles";
import styles from "./title.css?inline";

/** More than a sentence, or with a word that is wider than a phone at the usual size. */
function isLong(title: string) {
  return title.length > 60 || /\p{L}{14}/u.test(title);
}

/** Keeps the last two words together, so that no word is alone on a line. */
export function Title({ text }: { text: string }) {
  const words = text.split(" ");
  const length = isLong(text) ? "long" : undefined;
  const start = words.length < 3 ? text : `${words.slice(0, -2).join(" ")} `;
  return (
    <h1 className="title" data-length={length}>
      <Styles of="title" css={styles} />
      {start}
      {words.length >= 3 && <span className="together">{words.slice(-2).join(" ")}</span>}
    </h1>
  );
}
