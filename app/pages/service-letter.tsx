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

/** One person, one listener: a quiet letter beside a tall window. */
export function LetterPage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div className="service-letter">
      <Hero
        title={service.title}
        intro={opening}
        picture={<Scene of={service} eager />}
        pictureOnPhones="first"
      >
        <Paragraphs texts={rest} />
        <ServiceButton service={service} />
        <ServiceFacts service={service} />
        <FeesLink />
      </Hero>
      <WhatToExpect service={service} />
      <HelpTopics service={service} />
      <ServiceTeam service={service} />
    </div>
  );
}
