import type { Therapist } from "../content/therapists";
import styles from "./in-their-words.css?inline";
import { Styles } from "./styles";

/** A sentence as the therapist would say it, if the practice has given us one. */
export function InTheirWords({ therapist }: { therapist: Therapist }) {
  if (!therapist.inTheirWords) return null;
  return (
    <p className="in-their-words">
      <Styles of="in-their-words" css={styles} />
      <q>{therapist.inTheirWords}</q>
    </p>
  );
}
