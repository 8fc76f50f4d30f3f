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

/** Children: everything is a block, and the blocks stand on each other. */
export function BlocksPage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div className="service-blocks">
      <header className="service-blocks-hero wrapper">
        <div className="service-blocks-title">
          <Title text={service.title} />
          <p className="lead">{opening}</p>
          <ServiceButton service={service} />
        </div>
        <div className="service-blocks-picture">
          <Scene of={service} eager />
        </div>
        <div className="service-blocks-rest">
          <Paragraphs texts={rest} />
          <FeesLink />
        </div>
        <ServiceFacts service={service} />
      </header>
      <WhatToExpect service={service} />
      <HelpTopics service={service} look="bricks" />
      <ServiceTeam service={service} />
    </div>
  );
}
