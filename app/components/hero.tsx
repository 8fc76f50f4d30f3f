import type { ReactNode } from "react";

type HeroProps = {
  eyebrow?: ReactNode;
  title: string;
  intro?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: what it is, for whom, and the picture that belongs to it. */
export function Hero({ eyebrow, title, intro, picture, children }: HeroProps) {
  return (
    <header className="hero wrapper" data-picture={picture ? "" : undefined}>
      <div className="hero-text">
        {eyebrow && <div className="hero-eyebrow">{eyebrow}</div>}
        <h1>{title}</h1>
        {intro && <p className="lead">{intro}</p>}
        {children}
      </div>
      {picture && <div className="hero-picture">{picture}</div>}
    </header>
  );
}
