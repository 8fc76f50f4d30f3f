import { Clock, Spline } from "lucide-react";
import type { ReactNode } from "react";
import { AnswerLinks } from "../components/answer-links";
import { Arch, DrawnArch } from "../components/arch";
import { Banner } from "../components/banner";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { Faces } from "../components/faces";
import { Hero } from "../components/hero";
import { InTheirWords } from "../components/in-their-words";
import { JharokhaIcon } from "../components/jharokha-icon";
import { Link } from "../components/link";
import { Portrait } from "../components/portrait";
import { Questions } from "../components/questions";
import { Section } from "../components/section";
import { Steps } from "../components/steps";
import { pages, questions } from "../content/pages";
import { services } from "../content/services";
import { therapists } from "../content/therapists";
import { buttons, people } from "../content/words";
import hero from "../drawings/hero.svg?raw";
import { inlineDrawing } from "../lib/drawings";
import { fillIn } from "../lib/fill-in";
import { pictureAddress } from "../lib/pictures";
import { datedClubs, isOver, nextOrLast } from "../lib/workshops";

const {
  eyebrow,
  heading,
  intro,
  pictureShows,
  promiseTitle,
  promise,
  services: servicesText,
  team,
  start,
  next,
} = pages.home;
const { fees } = pages.services;

const promiseIcons: Record<(typeof promise)[number]["icon"], ReactNode> = {
  clock: <Clock />,
  window: <JharokhaIcon />,
  wave: <Spline />,
};

/** By the four lights of a day: see `app/browser/light.ts`. */
export const homeDrawing = inlineDrawing(hero);

/** `now` decides in the build: a banner that changed its place in the browser would move the page. */
export function HomePage({ now = new Date() }) {
  const workshop = nextOrLast(datedClubs, now);
  const isPast = workshop && isOver(workshop, now);
  const banner = workshop && (
    <div className="wrapper">
      <Banner workshop={workshop} now={now} slim={isPast} />
    </div>
  );
  return (
    <div className="home">
      {!isPast && banner}
      <Hero
        eyebrow={eyebrow}
        title={heading}
        intro={intro}
        picture={<DrawnArch shapes={homeDrawing.shapes} alt={pictureShows} />}
      >
        <div className="cluster">
          <ButtonLink to="/appointments">{buttons.book}</ButtonLink>
          {/* Called 'Learn More', as the practice asked; search engines read what about. */}
          <ButtonLink to="/about" variant="outline" label={buttons.learnMore}>
            {buttons.learnMore} <span className="visually-hidden">{buttons.aboutUs}</span>
          </ButtonLink>
        </div>
      </Hero>
      {isPast && banner}
      <PromiseCards />
      <WhatBringsYou />
      <Start />
      <People />
      <FeesAndQuestions />
      <CallToAction title={next.title} text={next.text}>
        <ButtonLink to="/appointments">{next.button}</ButtonLink>
      </CallToAction>
    </div>
  );
}

function PromiseCards() {
  return (
    <section className="wrapper home-promise" aria-labelledby="promise">
      <h2 className="visually-hidden" id="promise">
        {promiseTitle}
      </h2>
      <CardGrid items={promise.map((point) => ({ ...point, icon: promiseIcons[point.icon] }))} />
    </section>
  );
}

/** Each service by what people say who come for it. */
function WhatBringsYou() {
  return (
    <Section id="services" title={servicesText.title} intro={servicesText.intro}>
      <ul className="grid home-sayings">
        {services.map(({ path, title, inVisitorsWords, smallPicture, picture }) => (
          <li key={path}>
            <Link to={path} className="home-saying">
              <Arch src={pictureAddress(smallPicture ?? picture)} width={64} height={80} />
              <span>
                <span className="home-saying-words">{inVisitorsWords ?? title}</span>{" "}
                {inVisitorsWords && title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FeesAndQuestions() {
  return (
    <section className="region" aria-labelledby="fees">
      <div className="wrapper beside home-fees">
        <div className="flow">
          <h2 id="fees">{fees.title}</h2>
          <p className="lead">{fees.text}</p>
        </div>
        <div className="flow">
          <h2>{pages.services.questions.title}</h2>
          <Questions items={questions.filter(({ onHomePage }) => onHomePage)} />
        </div>
      </div>
    </section>
  );
}

function People() {
  const [first] = therapists;
  return (
    <Section id="team" title={team.title} intro={team.intro}>
      <div className="stack home-team">
        {first && (
          <figure>
            <Portrait therapist={first} decorative />
            {first.inTheirWords ? (
              <InTheirWords therapist={first} />
            ) : (
              <p className="lead">{first.description}</p>
            )}
            <figcaption>{first.name}</figcaption>
          </figure>
        )}
        {therapists.length > 1 && <Faces />}
        {first && therapists.length === 1 && (
          <div>
            <ButtonLink to={first.path} variant="outline">
              {fillIn(people.about, { name: first.name })}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

function Start() {
  return (
    <Section id="start" title={start.title} tone="sage">
      <Steps items={start.steps} columns />
      <AnswerLinks without={["fees", "questions"]} />
    </Section>
  );
}
