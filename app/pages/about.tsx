import { HeartHandshake, Leaf, LockKeyhole, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { AnswerLinks } from "../components/answer-links";
import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { Title } from "../components/hero";
import { Points } from "../components/points";
import { Paragraphs, Section } from "../components/section";
import { Steps } from "../components/steps";
import { pages } from "../content/pages";
import { drawing } from "../lib/drawings";

const { heading, pictureShows, welcome, valuesTitle, values, commitment, firstVisit, next } =
  pages.about;
/** What the practice has not confirmed yet is not there. */
const assurances = [pages.about.everyone, pages.about.complaints].filter((point) => !!point);
const [opening, ...rest] = welcome;

const icons: Record<(typeof values)[number]["icon"], ReactNode> = {
  heart: <HeartHandshake />,
  lock: <LockKeyhole />,
  people: <UsersRound />,
  leaf: <Leaf />,
};

export function AboutPage() {
  return (
    <div className="about">
      <header className="hero wrapper" data-picture="">
        <Title text={heading} />
        <div className="hero-picture">
          <Arch src={drawing("about")} alt={pictureShows} width={640} height={480} eager />
        </div>
        <p className="lead">{opening}</p>
        <Paragraphs texts={rest} />
      </header>
      <Section id="values" title={valuesTitle} tone="sage">
        <CardGrid items={values.map((value) => ({ ...value, icon: icons[value.icon] }))} />
      </Section>
      <Section id="commitment" title={commitment.title}>
        <Points items={commitment.points} look="ticks" />
        {assurances.length > 0 && <CardGrid items={assurances} />}
      </Section>
      <Section id="first-visit" title={firstVisit.title} intro={firstVisit.intro} tone="peach">
        <Steps items={firstVisit.steps} />
        <AnswerLinks />
      </Section>
      <CallToAction title={next.title} text={next.text}>
        <ButtonLink to="/therapists">{next.button}</ButtonLink>
      </CallToAction>
    </div>
  );
}
