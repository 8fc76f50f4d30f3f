import type { ReactNode } from "react";
import { StylesBehindOpening } from "./inline-styles";

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
    <header
      className="hero wrapper"
      data-picture={picture ? "" : undefined}
      data-before-form={beforeForm ? "" : undefined}
    >
      {pictureOnPhones === "first" && shownPicture}
      <div className="stack hero-text" id="opening">
        {eyebrow && <div className="hero-eyebrow">{eyebrow}</div>}
        <Title text={title} />
        {intro && <p className="lead">{intro}</p>}
        {children}
      </div>
      <StylesBehindOpening />
      {pictureOnPhones === "last" && shownPicture}
    </header>
  );
}

/** More than a sentence, or with a word that is wider than a phone at the usual size. */
function isLong(title: string) {
  return title.length > 60 || /\p{L}{14}/u.test(title);
}

/** The last two words stay together: one left alone on its line looks lost. */
export function Title({ text }: { text: string }) {
  const words = text.split(" ");
  const length = isLong(text) ? "long" : undefined;
  if (words.length < 3) return <h1 data-length={length}>{text}</h1>;
  return (
    <h1 data-length={length}>
      {words.slice(0, -2).join(" ")} <span className="together">{words.slice(-2).join(" ")}</span>
    </h1>
  );
}
