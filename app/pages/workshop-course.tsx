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
import type { Course } from "../content/workshops";

const text = pages.workshops.course;

export function CoursePage({ workshop }: { workshop: Course }) {
  return (
    <div className="workshop">
      <WorkshopHero workshop={workshop} button={text.button} />
      <Section id="about" title={text.about} tone="sage">
        <Paragraphs texts={workshop.about} />
      </Section>
      <Section id="learn" title={text.learn}>
        <Checklist items={workshop.learn} />
      </Section>
      <Section id="components" title={text.components} tone="peach">
        <CardGrid items={workshop.components} />
      </Section>
      <Section id="attendees" title={text.attendees}>
        <Checklist items={workshop.attendees} />
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
