import type { Workshop } from "../content/workshops";
import { pictureAddress } from "../lib/pictures";
import { Arch } from "./arch";
import { ButtonLink } from "./button";
import { Hero } from "./hero";
import { NextStep } from "./next-step";
import { Share } from "./share";
import { WorkshopAnswers, WorkshopFacts } from "./workshop-facts";

type WorkshopHeroProps = { workshop: Workshop; button: string };

/** The top of a workshop's page that has no date of its own. */
export function WorkshopHero({ workshop, button }: WorkshopHeroProps) {
  return (
    <Hero
      title={workshop.title}
      intro={workshop.description}
      picture={
        <Arch
          src={pictureAddress(workshop.picture)}
          alt={workshop.pictureShows}
          width={640}
          height={480}
          eager
        />
      }
    >
      <WorkshopFacts workshop={workshop} />
      <WorkshopAnswers workshop={workshop} />
      <NextStep>
        <ButtonLink to="/contact">{button}</ButtonLink>
      </NextStep>
      <Share path={workshop.path} title={workshop.title} />
    </Hero>
  );
}
