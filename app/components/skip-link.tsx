import styles from "./skip-link.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** Leads a keyboard past the bar. */
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
