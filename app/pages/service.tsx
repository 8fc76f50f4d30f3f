import { Fragment } from "react";
import { Scene } from "../components/arch";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { Hero } from "../components/hero";
import { Markdown } from "../components/markdown";
import { PageHeader } from "../components/page-header";
import { Points } from "../components/points";
import { Paragraphs } from "../components/section";
import { Steps } from "../components/steps";
import { Styles } from "../components/styles";
import { Title } from "../components/title";
import { useSite } from "../components/use-site";
import type { Service } from "../content/services";
import blocksStyles from "./service-blocks.css?inline";
import circleStyles from "./service-circle.css?inline";
import letterStyles from "./service-letter.css?inline";
import {
  AlsoTo,
  FeesLink,
  HelpTopics,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
  WhatToExpect,
} from "./service-parts";
import { ScreenPage } from "./service-screen";
import seatsStyles from "./service-seats.css?inline";
import twoSidesStyles from "./service-two-sides.css?inline";

const layouts = {
  letter: LetterPage,
  "two sides": TwoSidesPage,
  seats: SeatsPage,
  blocks: BlocksPage,
  circle: CirclePage,
  screen: ScreenPage,
} satisfies Record<Service["layout"], unknown>;

export function ServicePage({ service }: ServiceProps) {
  const { pages } = useSite();
  const Layout = layouts[service.layout];
  return (
    <>
      <Layout service={service} />
      <CallToAction title={pages.services.next.title} text={pages.services.next.text}>
        <ButtonLink to="/contact">{service.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

/** Individual therapy: a letter next to a tall arch. */
function LetterPage({ service }: ServiceProps) {
  const { words } = useSite();
  const [opening, ...rest] = service.intro;
  return (
    <div>
      <Styles of="service-letter" css={letterStyles} layer="pages" />
      <PageHeader className="wrapper service-letter">
        <div className="service-letter-window">
          <Scene of={service} eager />
        </div>
        <div className="stack service-letter-paper">
          <Title text={service.title} />
          <p className="lead">{opening}</p>
          <Paragraphs texts={rest} />
          <ServiceButton service={service} />
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </PageHeader>
      <AlsoTo service={service} />
      <div className="wrapper region beside">
        <section className="stack service-letter-topics" aria-labelledby="help">
          <h2 id="help">{service.help.title}</h2>
          <Points items={service.help.topics} look="phrases" />
        </section>
        <section className="stack" aria-labelledby="expect">
          <h2 id="expect">{words.sessions.expect}</h2>
          <ol className="service-letter-lines">
            {service.expectations.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Markdown text={text} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <ServiceTeam service={service} />
    </div>
  );
}

/** Couples: two sides that face each other, with what they share between them. */
function TwoSidesPage({ service }: ServiceProps) {
  const [opening = "", ...rest] = service.intro;
  return (
    <div className="service-two-sides">
      <Styles of="service-two-sides" css={twoSidesStyles} layer="pages" />
      <PageHeader className="service-two-sides-hero">
        <div className="wrapper region stack">
          <Title text={service.title} />
          <div className="stack">
            <p>{opening}</p>
            <ServiceButton service={service} />
          </div>
          <Scene of={service} eager />
          <div className="stack">
            <Paragraphs texts={rest} />
            <ServiceFacts service={service} />
            <FeesLink />
          </div>
        </div>
      </PageHeader>
      <AlsoTo service={service} />
      <HelpTopics service={service} look="facing" />
      <WhatToExpect service={service} />
      <ServiceTeam service={service} />
    </div>
  );
}

/** A family: a table, and what to expect is laid on its cloth. */
function SeatsPage({ service }: ServiceProps) {
  const { words } = useSite();
  const [opening, ...rest] = service.intro;
  return (
    <div>
      <Styles of="service-seats" css={seatsStyles} layer="pages" />
      <Hero
        title={service.title}
        intro={opening}
        picture={<Scene of={service} eager />}
        place="wide"
        pictureOnPhones="first"
      >
        <ServiceButton service={service} />
        <Paragraphs texts={rest} />
        <ServiceFacts service={service} />
        <FeesLink />
      </Hero>
      <AlsoTo service={service} />
      <section className="region service-seats-cloth" data-tone="cloth" aria-labelledby="expect">
        <div className="wrapper stack service-seats-table">
          <h2 id="expect">{words.sessions.expect}</h2>
          <Steps items={service.expectations} look="plates" />
        </div>
      </section>
      <HelpTopics service={service} look="lines" />
      <ServiceTeam service={service} />
    </div>
  );
}

/** Child therapy: every part is a block, on top of the others. */
function BlocksPage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div>
      <Styles of="service-blocks" css={blocksStyles} layer="pages" />
      <PageHeader className="service-blocks-hero wrapper">
        <div className="service-blocks-block">
          <Title text={service.title} />
          <p className="lead">{opening}</p>
          <ServiceButton service={service} />
        </div>
        <div className="service-blocks-block" data-tone="sage">
          <Scene of={service} eager />
        </div>
        <div className="service-blocks-block" data-tone="card">
          <Paragraphs texts={rest} />
          <FeesLink />
        </div>
        <div className="service-blocks-facts">
          <ServiceFacts service={service} look="blocks" />
        </div>
      </PageHeader>
      <AlsoTo service={service} />
      <WhatToExpect service={service} look="blocks" />
      <HelpTopics service={service} look="bricks" />
      <ServiceTeam service={service} />
    </div>
  );
}

/** A group: each of its circles is a cushion on one rug. */
function CirclePage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div>
      <Styles of="service-circle" css={circleStyles} layer="pages" />
      <PageHeader className="wrapper region stack centred">
        <Title text={service.title} />
        <p className="lead">{opening}</p>
        <ServiceButton service={service} />
      </PageHeader>
      <section className="stack centred service-circle-rug" aria-labelledby="help">
        <h2 id="help">{service.help.title}</h2>
        <ul className="service-circle-cushions">
          {service.help.topics.map((topic) => (
            <li key={topic}>
              <Markdown text={topic} components={{ p: Fragment }} />
            </li>
          ))}
        </ul>
      </section>
      <div className="wrapper region beside">
        <Scene of={service} eager />
        <div className="stack">
          <Paragraphs texts={rest} />
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </div>
      <AlsoTo service={service} />
      <WhatToExpect service={service} columns />
      <ServiceTeam service={service} />
    </div>
  );
}
