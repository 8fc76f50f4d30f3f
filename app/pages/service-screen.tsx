import { Mic, PhoneOff, Video } from "lucide-react";
import { Scene } from "../components/arch";
import { Checklist } from "../components/checklist";
import { Title } from "../components/hero";
import { Markdown } from "../components/markdown";
import { Points } from "../components/points";
import { Portrait } from "../components/portrait";
import { Paragraphs, Section } from "../components/section";
import { Steps } from "../components/steps";
import { therapistById } from "../components/team";
import { firstNameOf } from "../content/slug";
import { sessions } from "../content/words";
import {
  FeesLink,
  ServiceButton,
  ServiceFacts,
  type ServiceProps,
  ServiceTeam,
} from "./service-parts";

/** Online: one call, on the screen of a laptop. */
export function ScreenPage({ service }: ServiceProps) {
  const { intro, steps, benefits, help } = service;
  return (
    <div className="service-screen">
      <div className="hero wrapper" data-picture="">
        <header className="hero-text">
          <Title text={service.title} />
          <p className="lead">{intro[0]}</p>
          <ServiceButton service={service} />
        </header>
        <section className="hero-picture service-screen-laptop" aria-labelledby="steps">
          <Call service={service} />
          <div>
            <h2 id="steps">{steps?.title ?? service.format}</h2>
            {steps && <Steps items={steps.points} plain />}
          </div>
        </section>
        <div className="hero-text">
          <Paragraphs texts={intro.slice(1)} />
          <ServiceFacts service={service} />
          <FeesLink />
        </div>
      </div>
      <Section id="expect" title={sessions.expect} tone="sage">
        <div className="questions">
          {service.expectations.map(({ title, text }) => (
            <details key={title} className="fold">
              <summary>{title}</summary>
              <h3>{title}</h3>
              <Markdown text={text} />
            </details>
          ))}
        </div>
      </Section>
      <div className="region">
        <div className="wrapper service-screen-why">
          <Scene of={service} />
          {benefits && (
            <section aria-labelledby="benefits">
              <h2 id="benefits">{benefits.title}</h2>
              <Checklist items={benefits.points} />
            </section>
          )}
          <section aria-labelledby="help">
            <h2 id="help">{help.title}</h2>
            <Points items={help.topics} look="phrases" />
          </section>
        </div>
      </div>
      {/* Where everybody is on the team, a card has room for fewer specialisations. */}
      <ServiceTeam service={service} badges={2} />
    </div>
  );
}

/** What one sees of it: the first of the team, who listens. */
function Call({ service }: ServiceProps) {
  const [therapist] = service.team.members.slice(0, 1).map(therapistById);
  if (!therapist) return;
  return (
    <div className="service-screen-call" aria-hidden="true">
      <Portrait therapist={therapist} decorative eager />
      <span>{firstNameOf(therapist.name)}</span>
      <Mic />
      <Video />
      <PhoneOff />
    </div>
  );
}
