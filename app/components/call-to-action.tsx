import type { ReactNode } from "react";
import styles from "./call-to-action.css?inline";
import { Styles } from "./styles";

type CallToActionProps = { title: string; text: string; children: ReactNode };

/** The end of a page: one thought and one next step, in the sky above the hills. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="wrapper stack centred call-to-action" aria-labelledby="next-step">
      <Styles of="call-to-action" css={styles} />
      <h2 id="next-step">{title}</h2>
      <p className="measure">{text}</p>
      <div className="cluster">{children}</div>
    </section>
  );
}
