import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardPicture, LinkCard, TextCard } from "../components/card";
import { Fees } from "../components/fees";
import { Link } from "../components/link";
import { NextStep } from "../components/next-step";
import { PageHeader } from "../components/page-header";
import { Questions } from "../components/questions";
import { Section } from "../components/section";
import { Styles } from "../components/styles";
import { Title } from "../components/title";
import { useSite } from "../components/use-site";
import { drawing } from "../lib/drawings";
import { sections } from "../lib/navigation";
import { pictureUrl } from "../lib/pictures";
import styles from "./services.css?inline";

export function ServicesPage() {
  const site = useSite();
  const { heading, intro, workshopsCard, fees, next } = site.pages.services;
  const consultation = site.practice.freeConsultation
    ? site.pages.services.consultation
    : { ...next, button: site.words.buttons.contact };
  return (
    <>
      <div className="wrapper services-top">
        <Styles of="services" css={styles} layer="pages" />
        <PageHeader className="stack services-title">
          <Title text={heading} />
          <p className="lead">{intro}</p>
          <NextStep>
            <ButtonLink to="/contact">{consultation.button}</ButtonLink>
          </NextStep>
        </PageHeader>
        <ul className="grid services-list">
          {site.services.map(({ path, title, description, picture }, index) => (
            <li key={path}>
              <LinkCard
                to={path}
                title={title}
                picture={<CardPicture src={pictureUrl(site, picture)} eager={index === 0} />}
              >
                <p>{description}</p>
              </LinkCard>
            </li>
          ))}
          {sections(site).workshops.isThere && (
            <li>
              <LinkCard
                to="/workshops"
                title={workshopsCard.title}
                picture={<CardPicture src={drawing("workshops")} />}
              >
                <p>{workshopsCard.description}</p>
              </LinkCard>
            </li>
          )}
        </ul>
      </div>
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
