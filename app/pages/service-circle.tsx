import { Scene } from "../components/arch";
import { Checklist } from "../components/checklist";
import { Title } from "../components/hero";
import { Paragraphs } from "../components/section";
import {
  FeesLink,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
  WhatToExpect,
} from "./service-parts";

/** A group: what its circles are about lies round a rug. */
export function CirclePage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div className="service-circle">
      <header className="service-circle-hero wrapper">
        <Title text={service.title} />
        <p className="lead">{opening}</p>
        <ServiceButton service={service} />
      </header>
      <section className="service-circle-circle" aria-labelledby="help">
        <h2 id="help">{service.help.title}</h2>
        <Scene of={service} eager />
        <Checklist items={service.help.topics} />
      </section>
      <div className="service-circle-more wrapper">
        <Paragraphs texts={rest} />
        <div className="flow">
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </div>
      <WhatToExpect service={service} />
      <ServiceTeam service={service} />
    </div>
  );
}
