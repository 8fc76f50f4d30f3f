import { Scene } from "../components/arch";
import { Hero } from "../components/hero";
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

/** A family: a table, and what to expect is laid on its cloth. */
export function SeatsPage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div className="service-seats">
      <Hero
        title={service.title}
        intro={opening}
        picture={<Scene of={service} eager />}
        pictureOnPhones="first"
      >
        <ServiceButton service={service} />
        <Paragraphs texts={rest} />
        <ServiceFacts service={service} />
        <FeesLink />
      </Hero>
      <WhatToExpect service={service} plain />
      <HelpTopics service={service} look="lines" />
      <ServiceTeam service={service} />
    </div>
  );
}
