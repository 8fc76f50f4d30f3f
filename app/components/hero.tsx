import type { ReactNode } from "react";

type HeroProps = {
  eyebrow?: ReactNode;
  title: string;
  intro?: ReactNode;
  picture?: ReactNode;
  /** On a phone, a form comes before a picture. */
  isFormPage?: boolean;
  children?: ReactNode;
};

/** The top of a page: what it is, for whom, and the picture that belongs to it. */
export function Hero({ eyebrow, title, intro, picture, isFormPage, children }: HeroProps) {
  return (
    <header className="hero wrapper" data-picture={picture ? "" : undefined}>
      <div className="hero-text">
        {eyebrow && <div className="hero-eyebrow">{eyebrow}</div>}
        <Title text={title} />
        {intro && <p className="lead">{intro}</p>}
        {children}
      </div>
      {picture && (
        <div className="hero-picture" data-only={isFormPage ? "wide" : undefined}>
          {picture}
        </div>
      )}
    </header>
  );
}

/** The last two words stay together: one left alone on its line looks lost. */
export function Title({ text }: { text: string }) {
  const words = text.split(" ");
  if (words.length < 3) return <h1>{text}</h1>;
  return (
    <h1>
      {words.slice(0, -2).join(" ")} <span className="together">{words.slice(-2).join(" ")}</span>
    </h1>
  );
}
