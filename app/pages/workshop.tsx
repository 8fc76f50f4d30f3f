import type { ReactNode } from "react";
import { Scene } from "../components/arch";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { Hero } from "../components/hero";
import { NextStep } from "../components/next-step";
import { WorkshopNote } from "../components/past-note";
import { Points } from "../components/points";
import { Paragraphs, Section } from "../components/section";
import { Share } from "../components/share";
import { Styles } from "../components/styles";
import { Team } from "../components/team";
import { useSite } from "../components/use-site";
import { formatPrice, WorkshopAnswers, WorkshopFacts } from "../components/workshop-facts";
import type { Club, Course, Workshop } from "../content/workshops";
import styles from "./workshop.css?inline";
import { DatedClubButtons, DatedClubPage } from "./workshop-dated-club";

export function WorkshopPage({ workshop }: { workshop: Workshop }) {
  const { pages } = useSite();
  const { club, course } = pages.workshops;
  switch (workshop.kind) {
    case "dated-club":
      return <DatedClubPage workshop={workshop} />;
    case "club":
      return (
        <Undated workshop={workshop} words={club}>
          <Section id="about" title={club.about} tone="peach">
            <Paragraphs texts={workshop.about} />
          </Section>
          <Section id="outcomes" title={club.outcomes}>
            <Points items={workshop.outcomes} look="bricks" />
          </Section>
          <Section id="activities" title={club.activities} tone="sage">
            <CardGrid items={workshop.activities} />
          </Section>
        </Undated>
      );
    case "course":
      return (
        <Undated workshop={workshop} words={course}>
          <Section id="about" title={course.about} tone="sage">
            <Paragraphs texts={workshop.about} />
          </Section>
          <Section id="learn" title={course.learn}>
            <Points items={workshop.learn} look="facing" />
          </Section>
          <Section id="components" title={course.components} tone="peach">
            <CardGrid items={workshop.components} />
          </Section>
          <Section id="attendees" title={course.attendees}>
            <Points items={workshop.attendees} look="phrases" />
          </Section>
        </Undated>
      );
  }
}

export function WorkshopButton({ workshop }: { workshop: Workshop }) {
  const { pages, words } = useSite();
  const { club, course } = pages.workshops;
  if (workshop.kind === "dated-club") return <DatedClubButtons workshop={workshop} />;
  const { button } = workshop.kind === "club" ? club : course;
  return (
    <ButtonLink to="/contact">{workshop.closed ? words.workshops.askNext : button}</ButtonLink>
  );
}

type UndatedProps = {
  workshop: Club | Course;
  words: { facilitators: string; next: string };
  children: ReactNode;
};

/** Frame of the page of a workshop without a date. */
function Undated({ workshop, words, children }: UndatedProps) {
  const site = useSite();
  const button = <WorkshopButton workshop={workshop} />;
  const look = workshop.kind === "club" ? "blocks" : undefined;
  return (
    <div className="workshop">
      <Styles of="workshop" css={styles} layer="pages" />
      <Hero
        title={workshop.title}
        intro={workshop.description}
        picture={
          <div className="workshop-window">
            <Scene of={workshop} eager />
          </div>
        }
      >
        <WorkshopNote workshop={workshop} />
        <WorkshopFacts workshop={workshop} look={look} />
        <WorkshopAnswers workshop={workshop} look={look} />
        <NextStep>{button}</NextStep>
        <Share path={workshop.path} title={workshop.title} />
      </Hero>
      {children}
      <Section id="facilitators" title={words.facilitators}>
        <Team members={workshop.facilitators} />
      </Section>
      <CallToAction title={formatPrice(site, workshop)} text={workshop.closed ?? words.next}>
        {button}
      </CallToAction>
    </div>
  );
}
