import styles from "./skip-link.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** Skips the bar for keyboard users. */
export function SkipLink() {
  const { words } = useSite();
  return (
    <>
      <Styles of="skip-link" css={styles} />
      <a className="skip-link" href="#main">
        {words.navigation.skip}
      </a>
    </>
  );
}
