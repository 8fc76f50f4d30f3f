import type { ReactNode } from "react";
import type { Path } from "../content/paths";
import { languageIfEnglish } from "../lib/in-english";
import { loadingOf } from "../lib/pictures";
import styles from "./card.css?inline";
import rowsStyles from "./card-rows.css?inline";
import spreadStyles from "./card-spread.css?inline";
import { CoverLink } from "./cover-link";
import { Markdown } from "./markdown";
import { SmallArch } from "./small-arch";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type LinkCardProps = {
  to: Path;
  title: string;
  picture?: ReactNode;
  /** Small print above the title: a category, a date. */
  eyebrow?: ReactNode;
  look?: "spread" | "past" | undefined;
  children: ReactNode;
};

/** A card that is one large link: the link in its title covers it. */
export function LinkCard({ to, title, picture, eyebrow, look, children }: LinkCardProps) {
  const site = useSite();
  return (
    <article className="card" data-link data-look={look} lang={languageIfEnglish(site, to)}>
      <Styles of="card" css={styles} />
      {look === "spread" && <Styles of="card-spread" css={spreadStyles} />}
      {picture}
      <div className="card-body">
        {eyebrow}
        <h2 className="card-title">
          <CoverLink to={to}>{title}</CoverLink>
        </h2>
        {children}
      </div>
    </article>
  );
}

type CardPictureProps = { src: string; eager?: boolean };

export function CardPicture({ src, eager = false }: CardPictureProps) {
  return (
    <img
      className="card-picture"
      src={src}
      alt=""
      width="480"
      height="360"
      {...loadingOf(useSite(), src, eager)}
    />
  );
}

type TextCardProps = { title: string; icon?: ReactNode; children: ReactNode };

export function TextCard({ title, icon, children }: TextCardProps) {
  return (
    <div className="card">
      <Styles of="card" css={styles} />
      <div className="card-body">
        {icon && <SmallArch className="card-icon">{icon}</SmallArch>}
        <h3 className="card-title">{title}</h3>
        {children}
      </div>
    </div>
  );
}

type CardGridProps = {
  items: readonly { title: string; text: string; icon?: ReactNode }[];
  look?: "rows";
};

export function CardGrid({ items, look }: CardGridProps) {
  return (
    <ul className={look ? "grid card-rows" : "grid"}>
      {look && <Styles of="card-rows" css={rowsStyles} />}
      {items.map(({ title, text, icon }) => (
        <li key={title}>
          <TextCard title={title} icon={icon}>
            <Markdown text={text} />
          </TextCard>
        </li>
      ))}
    </ul>
  );
}
