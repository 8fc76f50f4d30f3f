import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { drawing } from "../components/drawings";
import { Hero } from "../components/hero";
import { otherNames } from "../content/other-names";
import { pages } from "../content/pages";

const { heading, text, kindLine, link, suggestions } = pages.notFound;

type NotFoundPageProps = { known: readonly { path: string; name: string }[] };

/**
 * The script finds the mark, writes the unknown path to the console, and shows those of the known
 * pages that somebody may have meant.
 */
export function NotFoundPage({ known }: NotFoundPageProps) {
  return (
    <div className="not-found" data-not-found>
      <Hero
        title={heading}
        intro={text}
        picture={<Arch src={drawing("not-found")} width={480} height={400} eager />}
        pictureOnPhones="first"
      >
        <p className="measure">{kindLine}</p>
        <ButtonLink to="/">{link}</ButtonLink>
        <nav className="flow" aria-labelledby="suggestions" data-suggestions hidden>
          <p id="suggestions">{suggestions}</p>
          <ul className="cluster">
            {known.map(({ path, name }) => (
              <li key={path} data-names={otherNames[path]?.join(" ") || undefined}>
                <a className="button" data-variant="outline" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
    </div>
  );
}
