import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { Checklist } from "../components/checklist";
import { NextStepBar } from "../components/next-step";
import { Paragraphs, Section } from "../components/section";
import { Team } from "../components/team";
import { formatPrice } from "../components/workshop-facts";
import { WorkshopHero } from "../components/workshop-hero";
import { pages } from "../content/pages";
import type { Club } from "../content/workshops";

const text = pages.workshops.club;

export function ClubPage({ workshop }: { workshop: Club }) {
  return (
    <div className="workshop" data-mood="play">
      <WorkshopHero workshop={workshop} button={text.button} />
      <Section id="about" title={text.about} tone="peach">
        <Paragraphs texts={workshop.about} />
      </Section>
      <Section id="outcomes" title={text.outcomes}>
        <Checklist items={workshop.outcomes} />
      </Section>
      <Section id="activities" title={text.activities} tone="sage">
        <CardGrid items={workshop.activities} />
      </Section>
      <Section id="facilitators" title={text.facilitators}>
        <Team members={workshop.facilitators} />
      </Section>
      <CallToAction title={formatPrice(workshop)} text={text.next}>
        <ButtonLink to="/contact">{text.button}</ButtonLink>
      </CallToAction>
      <NextStepBar>
        <ButtonLink to="/contact">{text.button}</ButtonLink>
      </NextStepBar>
    </div>
  );
}
