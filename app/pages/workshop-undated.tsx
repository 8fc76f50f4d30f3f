import type { ReactNode } from "react";
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
import type { Club, Course } from "../content/workshops";

const { club, course } = pages.workshops;

export function ClubPage({ workshop }: { workshop: Club }) {
  return (
    <div className="workshop" data-mood="play">
      <Undated workshop={workshop} words={club}>
        <Section id="about" title={club.about} tone="peach">
          <Paragraphs texts={workshop.about} />
        </Section>
        <Section id="outcomes" title={club.outcomes}>
          <Checklist items={workshop.outcomes} />
        </Section>
        <Section id="activities" title={club.activities} tone="sage">
          <CardGrid items={workshop.activities} />
        </Section>
      </Undated>
    </div>
  );
}

export function CoursePage({ workshop }: { workshop: Course }) {
  return (
    <div className="workshop">
      <Undated workshop={workshop} words={course}>
        <Section id="about" title={course.about} tone="sage">
          <Paragraphs texts={workshop.about} />
        </Section>
        <Section id="learn" title={course.learn}>
          <Checklist items={workshop.learn} />
        </Section>
        <Section id="components" title={course.components} tone="peach">
          <CardGrid items={workshop.components} />
        </Section>
        <Section id="attendees" title={course.attendees}>
          <Checklist items={workshop.attendees} />
        </Section>
      </Undated>
    </div>
  );
}

type UndatedProps = {
  workshop: Club | Course;
  words: { button: string; facilitators: string; next: string };
  children: ReactNode;
};

/** What stands around the sections of a workshop without a date. */
function Undated({ workshop, words, children }: UndatedProps) {
  const button = <ButtonLink to="/contact">{words.button}</ButtonLink>;
  return (
    <>
      <WorkshopHero workshop={workshop} button={words.button} />
      {children}
      <Section id="facilitators" title={words.facilitators}>
        <Team members={workshop.facilitators} />
      </Section>
      <CallToAction title={formatPrice(workshop)} text={words.next}>
        {button}
      </CallToAction>
      <NextStepBar>{button}</NextStepBar>
    </>
  );
}
