import { Clock, Spline } from "lucide-react";
import type { ReactNode } from "react";
import { AnswerLinks } from "../components/answer-links";
import { Arch, DrawnArch } from "../components/arch";
import { Banner } from "../components/banner";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { Faces } from "../components/faces";
import { Fees } from "../components/fees";
import { Hero } from "../components/hero";
import { InTheirWords } from "../components/in-their-words";
import { JharokhaIcon } from "../components/jharokha-icon";
import { Link } from "../components/link";
import { Portrait } from "../components/portrait";
import { Questions } from "../components/questions";
import { Section } from "../components/section";
import { Steps } from "../components/steps";
import { Styles } from "../components/styles";
import { Team } from "../components/team";
import { useSite } from "../components/use-site";
import type { Path } from "../content/paths";
import type { Site } from "../content/site";
import hero from "../drawings/hero.svg?raw";
import { inlineDrawing } from "../lib/drawings";
import { fillIn } from "../lib/fill-in";
import { pictureUrl } from "../lib/pictures";
import { datedClubs, isOver, nextOrLast } from "../lib/workshops";
import styles from "./home.css?inline";

const promiseIcons: Record<Site["pages"]["home"]["promise"][number]["icon"], ReactNode> = {
  clock: <Clock />,
  arch: <JharokhaIcon />,
  wave: <Spline />,
};

/** The hero's drawing, inline, because scripts and styles light it: see `app/browser/light.ts`. */
const drawing = inlineDrawing(hero);

/** The build decides where the banner is: moving it in the browser would shift the page. */
export function HomePage() {
  const site = useSite();
  const { eyebrow, heading, intro, pictureShows, next } = site.pages.home;
  const workshop = nextOrLast(datedClubs(site), site.builtAt);
  const isPast = workshop && isOver(workshop, site.builtAt);
  const banner = workshop && (
    <div className="wrapper">
      <Banner workshop={workshop} slim={isPast} />
    </div>
  );
  return (
    <div className="home">
      <Styles of="home" css={styles} layer="pages" />
      <Styles of="home-drawing" css={drawing.styles} layer="pages" />
      {!isPast && banner}
      <Hero
        eyebrow={eyebrow}
        title={heading}
        intro={intro}
        picture={
          <div className="home-window">
            <DrawnArch shapes={drawing.shapes} alt={pictureShows} />
          </div>
        }
      >
        <div className="cluster next-step-opening">
          <ButtonLink to="/appointments">{site.words.buttons.book}</ButtonLink>
          {/* Called 'Learn More', as the practice asked; search engines read what about. */}
          <ButtonLink to="/about" variant="outline" label={site.words.buttons.learnMore}>
            {site.words.buttons.learnMore}{" "}
            <span className="visually-hidden">{site.words.buttons.aboutUs}</span>
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
  const { pages } = useSite();
  const { promiseTitle, promise } = pages.home;
  return (
    <section className="wrapper home-promise" aria-labelledby="promise">
      <h2 className="visually-hidden" id="promise">
        {promiseTitle}
      </h2>
      <CardGrid
        items={promise.map((point) => ({ ...point, icon: promiseIcons[point.icon] }))}
        look="rows"
      />
    </section>
  );
}

type SayingProps = {
  path: Path;
  picture: string;
  words: string | undefined;
  /** Name of the page, if it has no words of a visitor. */
  children: string;
};

/** Links to a page by what a visitor might say who needs it. */
function Saying({ path, picture, words, children }: SayingProps) {
  const site = useSite();
  return (
    <li>
      <Link to={path} className="home-saying">
        <Arch src={pictureUrl(site, picture)} width={64} height={80} />
        <span>
          <span className="home-saying-words">{words ?? children}</span> {words && children}
        </span>
      </Link>
    </li>
  );
}

/** Services and some articles, each under the words of a visitor. */
function WhatBringsYou() {
  const site = useSite();
  const { pages, services, articles } = site;
  const { services: servicesText } = pages.home;
  const said = articles.filter(({ inVisitorsWords }) => inVisitorsWords);
  return (
    <Section id="services" title={servicesText.title} intro={servicesText.intro}>
      <ul className="grid home-sayings">
        {services.map(({ path, title, inVisitorsWords, smallPicture, picture }) => (
          <Saying key={path} path={path} picture={smallPicture ?? picture} words={inVisitorsWords}>
            {title}
          </Saying>
        ))}
        {said.map(({ path, picture, inVisitorsWords }) => (
          <Saying key={path} path={path} picture={picture} words={inVisitorsWords}>
            {site.words.articles.read}
          </Saying>
        ))}
      </ul>
    </Section>
  );
}

function FeesAndQuestions() {
  const { pages, questions } = useSite();
  const { fees } = pages.services;
  return (
    <section className="region" aria-labelledby="fees">
      <div className="wrapper beside home-fees">
        <div className="flow">
          <h2 id="fees">{fees.title}</h2>
          <Fees />
        </div>
        <div className="flow">
          <h2>{pages.services.questions.title}</h2>
          <Questions
            items={questions.flatMap(({ items }) => items.filter(({ onHomePage }) => onHomePage))}
          />
        </div>
      </div>
    </section>
  );
}

function People() {
  const { pages, therapists } = useSite();
  const { team } = pages.home;
  return (
    <Section id="team" title={team.title} intro={team.intro}>
      {therapists.length === 2 ? (
        <Team members={therapists.map(({ id }) => id)} large />
      ) : (
        <FirstAndOthers />
      )}
    </Section>
  );
}

/** The first person in large, and the way to the others; two people are equals instead. */
function FirstAndOthers() {
  const { therapists, words } = useSite();
  const [first, ...others] = therapists;
  if (!first) return;
  return (
    <div className="stack home-team">
      <figure className="home-first">
        <div className="home-face">
          <Portrait therapist={first} decorative />
        </div>
        {first.inTheirWords ? (
          <InTheirWords therapist={first} />
        ) : (
          <p className="lead">{first.description}</p>
        )}
        <figcaption>
          <Link to={first.path}>
            {others.length > 0 ? first.name : fillIn(words.people.about, { name: first.name })}
          </Link>
        </figcaption>
      </figure>
      {others.length > 0 && <Faces people={others} wide />}
    </div>
  );
}

function Start() {
  const { pages } = useSite();
  const { start } = pages.home;
  return (
    <Section id="start" title={start.title} tone="sage">
      <Steps items={start.steps} columns />
      <AnswerLinks without={["fees", "questions"]} />
    </Section>
  );
}
