import { Scene } from "../components/arch";
import { Checklist } from "../components/checklist";
import { Title } from "../components/hero";
import { Paragraphs, Section } from "../components/section";
import { Steps } from "../components/steps";
import {
  FeesLink,
  HelpTopics,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
  WhatToExpect,
} from "./service-parts";

/** Online: how it works, on the screen of a laptop. */
export function ScreenPage({ service }: ServiceProps) {
  const { intro, steps, benefits } = service;
  return (
    <div className="service-screen">
      <div className="hero wrapper" data-picture="">
        <header className="hero-text">
          <Title text={service.title} />
          <p className="lead">{intro[0]}</p>
          <ServiceButton service={service} />
        </header>
        {steps && (
          <section className="hero-picture service-screen-laptop" aria-labelledby="steps">
            <h2 id="steps">{steps.title}</h2>
            <Steps items={steps.points} />
          </section>
        )}
        <div className="hero-text">
          <Paragraphs texts={intro.slice(1)} />
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </div>
      <WhatToExpect service={service} />
      {benefits && (
        <Section id="benefits" title={benefits.title}>
          <div className="service-beside">
            <Scene of={service} />
            <Checklist items={benefits.points} />
          </div>
        </Section>
      )}
      <HelpTopics service={service} />
      {/* Where everybody is on the team, a card has room for fewer specialisations. */}
      <ServiceTeam service={service} badges={2} />
    </div>
  );
}
