import { Mic, PhoneOff, Video } from "lucide-react";
import { Scene } from "../components/arch";
import { Hero } from "../components/hero";
import { Markdown } from "../components/markdown";
import { Points } from "../components/points";
import questionsStyles from "../components/questions.css?inline";
import { Paragraphs, Section } from "../components/section";
import { Styles } from "../components/styles";
import { therapistById } from "../components/team";
import { useSite } from "../components/use-site";
import { pictureUrl } from "../lib/pictures";
import {
  AlsoTo,
  FeesLink,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
} from "./service-parts";
import styles from "./service-screen.css?inline";

/** Online: one call, on the screen of a laptop. */
export function ScreenPage({ service }: ServiceProps) {
  const { words } = useSite();
  const { benefits, help } = service;
  const [opening, ...rest] = service.intro;
  return (
    <div>
      <Styles of="service-screen" css={styles} layer="pages" />
      <Hero
        title={service.title}
        intro={opening}
        picture={<Laptop service={service} />}
        place="wide"
      >
        <ServiceButton service={service} />
        <Paragraphs texts={rest} />
        <ServiceFacts service={service} />
        <FeesLink />
      </Hero>
      <AlsoTo service={service} />
      <Section id="expect" title={words.sessions.expect} tone="sage">
        <ul className="questions">
          <Styles of="questions" css={questionsStyles} />
          {service.expectations.map(({ title, text }) => (
            <li key={title}>
              <details className="fold">
                <summary>{title}</summary>
                <h3>{title}</h3>
                <Markdown text={text} />
              </details>
            </li>
          ))}
        </ul>
      </Section>
      <div className="region">
        <div className="wrapper beside">
          <div className="service-screen-scene">
            <Scene of={service} />
          </div>
          <div className="stack">
            {benefits && (
              <section className="stack" aria-labelledby="benefits">
                <h2 id="benefits">{benefits.title}</h2>
                <Points items={benefits.points} look="ticks" />
              </section>
            )}
            <section className="stack" aria-labelledby="help">
              <h2 id="help">{help.title}</h2>
              <Points items={help.topics} look="phrases" />
            </section>
          </div>
        </div>
      </div>
      {/* Cards of a large team have room for two specialisations. */}
      <ServiceTeam service={service} badges={2} />
    </div>
  );
}

/** Steps of an online session, next to a laptop with the first person of the team. */
function Laptop({ service: { steps, format, team } }: ServiceProps) {
  const site = useSite();
  const [therapist] = team.members.slice(0, 1).map((id) => therapistById(site, id));
  return (
    <div className="service-screen-desk">
      <section className="service-screen-laptop" aria-labelledby="steps">
        {therapist && (
          <div className="service-screen-call" aria-hidden="true">
            <img src={pictureUrl(site, therapist.picture)} alt="" width="320" height="400" />
            <span>{therapist.called}</span>
            <Mic />
            <Video />
            <PhoneOff />
          </div>
        )}
        <div>
          <h2 id="steps">{steps?.title ?? format}</h2>
          {steps && (
            <ol className="service-screen-steps">
              {steps.points.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <Markdown text={text} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </section>
    </div>
  );
}
