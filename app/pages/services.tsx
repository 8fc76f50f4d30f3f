import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { TextCard } from "../components/card";
import { CoverLink } from "../components/cover-link";
import { Fees } from "../components/fees";
import { Hero } from "../components/hero";
import { Link } from "../components/link";
import { NextStep } from "../components/next-step";
import { Questions } from "../components/questions";
import { Section } from "../components/section";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import type { Path } from "../content/paths";
import { drawing } from "../lib/drawings";
import { sections } from "../lib/navigation";
import { pictureUrl } from "../lib/pictures";
import styles from "./services.css?inline";

export function ServicesPage() {
  const site = useSite();
  const { heading, intro, fees, next } = site.pages.services;
  const consultation = site.practice.freeConsultation
    ? site.pages.services.consultation
    : { ...next, button: site.words.buttons.contact };
  return (
    <>
      <Hero title={heading} intro={intro}>
        <NextStep>
          <ButtonLink to="/contact">{consultation.button}</ButtonLink>
        </NextStep>
      </Hero>
      <HouseFront door={consultation.button} />
      <Section id="fees" title={fees.title}>
        <Fees />
      </Section>
      <Urgency />
      <Section id="questions" title={site.pages.services.questions.title}>
        {site.questions.map(({ title, items }) => (
          <div className="flow" key={title}>
            <h3>{title}</h3>
            <Questions items={items} />
          </div>
        ))}
      </Section>
      <CallToAction title={consultation.title} text={consultation.text}>
        <ButtonLink to="/contact">{consultation.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

/** The front of a house: a window for each service, one for workshops, and a door. */
function HouseFront({ door }: { door: string }) {
  const site = useSite();
  const { workshopsCard } = site.pages.services;
  const windows = site.services.map(({ path, title, description, picture }) => {
    return { path, title, description, src: pictureUrl(site, picture) };
  });
  return (
    <div className="services-wall">
      <Styles of="services" css={styles} layer="pages" />
      <ul className="wrapper services-front">
        {windows.map((service, index) => (
          <li key={service.path}>
            <Window {...service} eager={index === 0} />
          </li>
        ))}
        {sections(site).workshops.isThere && (
          <li>
            <Window path="/workshops" {...workshopsCard} src={drawing("workshops")} />
          </li>
        )}
        <li className="services-door">
          <span className="arch">
            <svg viewBox="0 0 40 45" aria-hidden="true">
              <path d="M0 0h40v45H0z" />
              <path d="M20 0v45M5 28h10v12H5zM25 28h10v12H25zM5 13h10v10H5zM25 13h10v10H25z" />
            </svg>
          </span>
          <Link to="/contact">{door}</Link>
        </li>
      </ul>
    </div>
  );
}

type WindowProps = {
  path: Path;
  title: string;
  description: string;
  src: string;
  eager?: boolean;
};

function Window({ path, title, description, src, eager }: WindowProps) {
  return (
    <article className="services-window">
      <Arch src={src} width={480} height={600} eager={eager} />
      <h2>
        <CoverLink to={path}>{title}</CoverLink>
      </h2>
      <p>{description}</p>
    </article>
  );
}

/** Tells an emergency from what can wait until tomorrow, and that from what has time. */
function Urgency() {
  const site = useSite();
  const { urgency } = site.pages.services;
  const { title, now, soon, later } = urgency;
  return (
    <Section id="urgency" title={title} tone="sage">
      <ul className="grid">
        <li>
          <TextCard title={now.title}>
            <p>{now.text}</p>
            <a className="button" href="#help-now">
              {now.link}
            </a>
          </TextCard>
        </li>
        <li>
          <TextCard title={soon.title}>
            <p>{soon.text}</p>
            <Link to="/appointments">{soon.link}</Link>
          </TextCard>
        </li>
        <li>
          <TextCard title={later.title}>
            <p>{later.text}</p>
            {sections(site).blogs.isThere && <Link to="/blogs">{later.link}</Link>}
          </TextCard>
        </li>
      </ul>
    </Section>
  );
}
