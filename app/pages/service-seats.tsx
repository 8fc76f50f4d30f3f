import { Scene } from "../components/arch";
import { Hero } from "../components/hero";
import { Portrait } from "../components/portrait";
import { Paragraphs, Section } from "../components/section";
import { Steps } from "../components/steps";
import { therapistById } from "../components/team";
import { firstNameOf } from "../content/slug";
import { people, sessions } from "../content/words";
import {
  FeesLink,
  HelpTopics,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
} from "./service-parts";

/** A family: those who would listen sit round a table. */
export function SeatsPage({ service }: ServiceProps) {
  const [opening, ...rest] = service.intro;
  return (
    <div className="service-seats">
      <Hero
        title={service.title}
        intro={opening}
        picture={<Table service={service} />}
        pictureOnPhones="first"
      >
        <ServiceButton service={service} />
        <Paragraphs texts={rest} />
        <ServiceFacts service={service} />
        <FeesLink />
      </Hero>
      <Section id="expect" title={sessions.expect} tone="sage">
        <div className="service-beside">
          <Scene of={service} />
          <Steps items={service.expectations} />
        </div>
      </Section>
      <HelpTopics service={service} />
      <ServiceTeam service={service} />
    </div>
  );
}

/** At a table of the width of a phone. */
const seats = 5;

/** The names are on the table, as on cards at a feast; who they are stands further down. */
function Table({ service }: ServiceProps) {
  return (
    <ul className="service-seats-seats" aria-label={people.atTheTable}>
      {service.team.members
        .slice(0, seats)
        .map(therapistById)
        .map((therapist) => (
          <li key={therapist.id}>
            <Portrait therapist={therapist} decorative eager />
            <span className="service-seats-card">{firstNameOf(therapist.name)}</span>
          </li>
        ))}
    </ul>
  );
}
