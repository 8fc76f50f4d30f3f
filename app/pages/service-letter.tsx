import { Scene } from "../components/arch";
import { Hero } from "../components/hero";
import { Points } from "../components/points";
import { Paragraphs } from "../components/section";
import { Steps } from "../components/steps";
import { sessions } from "../content/words";
import {
  FeesLink,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
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
      <div className="wrapper region beside service-letter-more">
        <section className="stack" aria-labelledby="help">
          <h2 id="help">{service.help.title}</h2>
          <Points items={service.help.topics} look="phrases" />
        </section>
        <section className="stack" aria-labelledby="expect">
          <h2 id="expect">{sessions.expect}</h2>
          <Steps items={service.expectations} plain />
        </section>
      </div>
      <ServiceTeam service={service} />
    </div>
  );
}
