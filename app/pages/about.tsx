import { HeartHandshake, Leaf, LockKeyhole, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { AnswerLinks } from "../components/answer-links";
import { DrawnArch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { PageHeader } from "../components/page-header";
import { Points } from "../components/points";
import { Paragraphs, Section } from "../components/section";
import { Steps } from "../components/steps";
import { Styles } from "../components/styles";
import { Title } from "../components/title";
import { useSite } from "../components/use-site";
import type { Site } from "../content/site";
import drawnRoom from "../drawings/about.svg?raw";
import { inlineDrawing } from "../lib/drawings";
import styles from "./about.css?inline";

/** Omits what the practice hasn't written yet. */
function assurances(site: Site) {
  return [site.pages.about.everyone, site.pages.about.complaints].filter((point) => !!point);
}

const drawing = inlineDrawing(drawnRoom);

const icons: Record<Site["pages"]["about"]["values"][number]["icon"], ReactNode> = {
  heart: <HeartHandshake />,
  lock: <LockKeyhole />,
  people: <UsersRound />,
  leaf: <Leaf />,
};

export function AboutPage() {
  const site = useSite();
  const { heading, pictureShows, valuesTitle, values, commitment, firstVisit, next } =
    site.pages.about;
  const [opening, ...rest] = site.pages.about.welcome;
  return (
    <div className="about">
      <Styles of="about" css={styles} layer="pages" />
      <Styles of="about-drawing" css={drawing.styles} layer="pages" />
      <PageHeader className="wrapper about-welcome">
        <Title text={heading} />
        <div className="about-room">
          <DrawnArch shapes={drawing.shapes} alt={pictureShows} />
        </div>
        <p className="lead">{opening}</p>
        <Paragraphs texts={rest} />
      </PageHeader>
      <Section id="values" title={valuesTitle} tone="sage">
        <CardGrid items={values.map((value) => ({ ...value, icon: icons[value.icon] }))} />
      </Section>
      <Section id="commitment" title={commitment.title}>
        <Points items={commitment.points} look="ticks" />
        {assurances(site).length > 0 && <CardGrid items={assurances(site)} />}
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
