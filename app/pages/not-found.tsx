import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { Hero } from "../components/hero";
import { pages } from "../content/pages";
import { drawing } from "../lib/drawings";

const { heading, text, kindLine, link, suggestion } = pages.notFound;

/** The script writes the unknown path to the console, and may know which page was meant. */
export function NotFoundPage() {
  return (
    <div className="not-found" data-not-found>
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
