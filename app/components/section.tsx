import type { ReactNode } from "react";
import styles from "./section.css?inline";
import { Styles } from "./styles";

type SectionProps = {
  id: string;
  title: string;
  /** Shown next to the title on wide screens. */
  intro?: string;
  tone?: "sage" | "peach";
  children: ReactNode;
};

/** A band of a page, with its heading. */
export function Section({ id, title, intro, tone, children }: SectionProps) {
  return (
    <section className="region" data-tone={tone} aria-labelledby={id}>
      <div className="wrapper section">
        <Styles of="section" css={styles} />
        <div className="repel">
          <h2 id={id}>{title}</h2>
          {intro && <p className="measure">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Running text of readable width. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="flow measure">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
