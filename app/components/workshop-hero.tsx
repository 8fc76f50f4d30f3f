import type { Workshop } from "../content/workshops";
import { Arch } from "./arch";
import { ButtonLink } from "./button";
import { drawing } from "./drawings";
import { Hero } from "./hero";
import { Link } from "./link";
import { WorkshopFacts } from "./workshop-facts";

type WorkshopHeroProps = { workshop: Workshop; button: string };

/** The top of a workshop's page that has no date of its own. */
export function WorkshopHero({ workshop, button }: WorkshopHeroProps) {
  return (
    <Hero
      eyebrow={<Link to="/workshops">Workshops</Link>}
      title={workshop.title}
      intro={workshop.description}
      picture={<Arch src={drawing(workshop.slug)} width={640} height={480} eager />}
    >
      <WorkshopFacts workshop={workshop} />
      <ButtonLink to="/contact">{button}</ButtonLink>
    </Hero>
  );
}
