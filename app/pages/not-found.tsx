import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { drawing } from "../components/drawings";
import { Hero } from "../components/hero";
import { pages } from "../content/pages";

const { heading, text, kindLine, link } = pages.notFound;

/** The script finds the mark and writes the unknown path to the console. */
export function NotFoundPage() {
  return (
    <div data-not-found>
      <Hero
        title={heading}
        intro={text}
        picture={<Arch src={drawing("not-found")} width={480} height={400} eager />}
      >
        <p className="measure">{kindLine}</p>
        <ButtonLink to="/">{link}</ButtonLink>
      </Hero>
    </div>
  );
}
