import flashStyles from "./flash.css?inline";
import styles from "./leave-notice.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/**
 * Shows and announces how many presses of Shift are left. Outside the footer, whose containment on
 * phones would hold it.
 */
export function LeaveNotice() {
  const { words } = useSite();
  return (
    <>
      <Styles of="flash" css={flashStyles} />
      <Styles of="leave-notice" css={styles} />
      <p
        className="flash leave-notice"
        aria-live="polite"
        // The texts after one press and after two.
        data-1={words.help.pressTwice}
        data-2={words.help.pressOnce}
      />
    </>
  );
}
