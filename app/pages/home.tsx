import { Clock, Spline } from "lucide-react";
import type { ReactNode } from "react";
import { AnswerLinks } from "../components/answer-links";
import { Arch } from "../components/arch";
import { Banner } from "../components/banner";
import { ButtonLink } from "../components/button";
import { CardGrid, LinkCard } from "../components/card";
import { drawing } from "../components/drawings";
import { Hero } from "../components/hero";
import { JharokhaIcon } from "../components/jharokha-icon";
import { Section } from "../components/section";
import { Steps } from "../components/steps";
import { TherapistCard } from "../components/therapist-card";
import { pages } from "../content/pages";
import { services } from "../content/services";
import { therapists } from "../content/therapists";
import { announcedWorkshop } from "../lib/workshops";

const { eyebrow, heading, intro, promise, services: servicesText, team, start } = pages.home;

const promiseIcons: Record<(typeof promise)[number]["icon"], ReactNode> = {
  clock: <Clock aria-hidden="true" />,
  window: <JharokhaIcon aria-hidden="true" />,
  wave: <Spline aria-hidden="true" />,
};

export function HomePage() {
  return (
    <div className="home">
      {announcedWorkshop && (
        <div className="wrapper">
          <Banner workshop={announcedWorkshop} />
        </div>
      )}
      <Hero
        eyebrow={eyebrow}
        title={heading}
        intro={intro}
        picture={
          <Arch
            src={drawing("hero")}
            alt="Two armchairs with a plant between them, in front of green hills and a rising sun."
            width={640}
            height={800}
            eager
          />
        }
      >
        <div className="cluster">
          <ButtonLink to="/appointments">Book a Session</ButtonLink>
          {/* Called 'Learn More', as the practice asked; search engines read what about. */}
          <ButtonLink to="/about" variant="outline" label="Learn More">
            Learn More <span className="visually-hidden">about us</span>
          </ButtonLink>
        </div>
      </Hero>
      <PromiseCards />
      <Services />
      <Start />
      <People />
    </div>
  );
}

function PromiseCards() {
  return (
    <section className="wrapper home-promise" aria-labelledby="promise">
      <h2 className="visually-hidden" id="promise">
        What we promise
      </h2>
      <CardGrid items={promise.map((point) => ({ ...point, icon: promiseIcons[point.icon] }))} />
    </section>
  );
}

function Services() {
  return (
    <Section id="services" title={servicesText.title} intro={servicesText.intro}>
      <ul className="grid home-services">
        {services.map(({ slug, title, description }) => (
          <li key={slug}>
            <LinkCard to={`/services/${slug}`} title={title} level={3}>
              <p>{description}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Start() {
  return (
    <Section id="start" title={start.title} tone="sage">
      <Steps items={start.steps} columns />
      <AnswerLinks />
    </Section>
  );
}

function People() {
  return (
    <Section id="team" title={team.title} intro={team.intro}>
      <ul className="home-team">
        {therapists.map((therapist) => (
          <li key={therapist.id}>
            <TherapistCard therapist={therapist} badges={0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
