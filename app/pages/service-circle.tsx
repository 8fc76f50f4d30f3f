import { Scene } from "../components/arch";
import { Title } from "../components/hero";
import { Points } from "../components/points";
import { Paragraphs } from "../components/section";
import {
  FeesLink,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
  WhatToExpect,
} from "./service-parts";

/** A group: each of its circles is a cushion on one rug. */
export function CirclePage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div className="service-circle">
      <header className="wrapper region stack centred">
        <Title text={service.title} />
        <p className="lead">{opening}</p>
        <ServiceButton service={service} />
      </header>
      <section className="stack centred service-circle-rug" aria-labelledby="help">
        <h2 id="help">{service.help.title}</h2>
        <Points items={service.help.topics} look="cushions" />
      </section>
      <div className="wrapper region beside">
        <Scene of={service} eager />
        <div className="stack">
          <Paragraphs texts={rest} />
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </div>
      <WhatToExpect service={service} columns />
      <ServiceTeam service={service} />
    </div>
  );
}
