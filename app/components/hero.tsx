import type { ReactNode } from "react";
import styles from "./hero.css?inline";
import beforeFormStyles from "./hero-before-form.css?inline";
import placesStyles from "./hero-places.css?inline";
import { PageHeader } from "./page-header";
import { Styles } from "./styles";
import { Title } from "./title";

type HeroProps = {
  eyebrow?: ReactNode;
  title: string;
  intro?: ReactNode;
  picture?: ReactNode;
  /**
   * Place of the picture next to the words. A standing one reaches the lower edge of the band; a wide
   * one takes the whole width until a screen has room for two columns.
   */
  place?: "right" | "left" | "standing" | "wide";
  /**
   * Place of the picture on a phone. The document has the same order, so that nothing that loads
   * later pushes away text that can already be read.
   */
  pictureOnPhones?: "first" | "last";
  /** If set, phones show a small picture, so that the form below begins on the first screen. */
  beforeForm?: boolean;
  children?: ReactNode;
};

/**
 * The top of a page: what it is, for whom, and the picture that belongs to it. A page may set
 * `--hero-space`, `--hero-edge`, `--hero-picture` and `--size-h1`.
 */
export function Hero({
  eyebrow,
  title,
  intro,
  picture,
  place = "right",
  pictureOnPhones = "last",
  beforeForm = false,
  children,
}: HeroProps) {
  const shownPicture = picture && <div className="hero-picture">{picture}</div>;
  return (
    <PageHeader
      className="hero wrapper"
      data-picture={picture ? place : undefined}
      data-before-form={beforeForm ? "" : undefined}
    >
      <Styles of="hero" css={styles} />
      {place !== "right" && <Styles of="hero-places" css={placesStyles} />}
      {beforeForm && <Styles of="hero-before-form" css={beforeFormStyles} />}
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
