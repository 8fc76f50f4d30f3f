import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { Hero } from "../components/hero";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import { drawing } from "../lib/drawings";
import styles from "./not-found.css?inline";

/** The script writes the unknown path to the console, and may know which page was meant. */
export function NotFoundPage() {
  const { pages } = useSite();
  const { heading, text, kindLine, suggestion, link } = pages.notFound;
  return (
    <div className="not-found" data-not-found>
      <Styles of="not-found" css={styles} layer="pages" />
      <Hero
        title={heading}
        intro={text}
        picture={<Arch src={drawing("not-found")} width={480} height={400} eager />}
        pictureOnPhones="first"
      >
        <p className="measure">{kindLine}</p>
        <p data-meant hidden>
          {suggestion}
        </p>
        <ButtonLink to="/">{link}</ButtonLink>
      </Hero>
    </div>
  );
}
