import { Title } from "../components/hero";
import { Paragraphs } from "../components/section";
import {
  FeesLink,
  HelpTopics,
  ServiceButton,
  ServiceFacts,
  ServicePicture,
  type ServiceProps,
  ServiceTeam,
  WhatToExpect,
} from "./service-parts";

/** Two people: two sides that face each other, and what they share between them. */
export function FacingPage({ service }: ServiceProps) {
  const [opening = "", ...rest] = service.intro;
  return (
    <div className="service-facing">
      <header className="service-facing-hero">
        <Title text={service.title} />
        <div className="service-facing-side">
          <p>{opening}</p>
          <ServiceButton service={service} />
        </div>
        <div className="service-facing-middle">
          <ServicePicture service={service} eager />
        </div>
        <div className="service-facing-side">
          <Paragraphs texts={rest} />
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </header>
      <HelpTopics service={service} />
      <WhatToExpect service={service} />
      <ServiceTeam service={service} />
    </div>
  );
}
