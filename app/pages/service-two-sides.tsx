import { Scene } from "../components/arch";
import { Title } from "../components/hero";
import { Paragraphs } from "../components/section";
import {
  FeesLink,
  HelpTopics,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
  WhatToExpect,
} from "./service-parts";

/** Two people: two sides that face each other, and what they share between them. */
export function TwoSidesPage({ service }: ServiceProps) {
  const [opening = "", ...rest] = service.intro;
  return (
    <div className="service-two-sides">
      <header className="service-two-sides-hero">
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
      </header>
      <HelpTopics service={service} look="facing" />
      <WhatToExpect service={service} />
      <ServiceTeam service={service} />
    </div>
  );
}
