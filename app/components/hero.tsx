import type { ReactNode } from "react";
import styles from "./hero.css?inline";
import { PageHeader } from "./page-header";
import { Styles } from "./styles";
import { Title } from "./title";

type HeroProps = {
  eyebrow?: ReactNode;
  title: string;
  intro?: ReactNode;
  picture?: ReactNode;
  /**
   * Where a phone has it. In the document it stands in the same place: what comes later and is shown
   * before would push away what can be read already.
   */
  pictureOnPhones?: "first" | "last";
  /** On a phone, whoever came for the form below sees where it begins: without the picture. */
  beforeForm?: boolean;
  children?: ReactNode;
};

/** The top of a page: what it is, for whom, and the picture that belongs to it. */
export function Hero({
  eyebrow,
  title,
  intro,
  picture,
  pictureOnPhones = "last",
  beforeForm = false,
  children,
}: HeroProps) {
  const shownPicture = picture && <div className="hero-picture">{picture}</div>;
  return (
    <PageHeader
      className="hero wrapper"
      data-picture={picture ? "" : undefined}
      data-before-form={beforeForm ? "" : undefined}
    >
      <Styles of="hero" css={styles} />
      {pictureOnPhones === "first" && shownPicture}
      <div className="stack hero-text">
        {eyebrow && <div className="hero-eyebrow">{eyebrow}</div>}
        <Title text={title} />
        {intro && <p className="lead">{intro}</p>}
        {children}
      </div>
      {pictureOnPhones === "last" && shownPicture}
    </PageHeader>
  );
}
