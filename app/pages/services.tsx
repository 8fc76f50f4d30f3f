import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardPicture, LinkCard } from "../components/card";
import { drawing } from "../components/drawings";
import { Hero } from "../components/hero";
import { pictureAddress } from "../components/pictures";
import { pages } from "../content/pages";
import { services } from "../content/services";

const { heading, intro, consultation, workshopsCard } = pages.services;

export function ServicesPage() {
  return (
    <>
      <Hero title={heading} intro={intro} />
      <div className="wrapper">
        <ul className="grid services-list">
          {services.map(({ slug, title, description, picture }, index) => (
            <li key={slug}>
              <LinkCard
                to={`/services/${slug}`}
                title={title}
                picture={<CardPicture src={pictureAddress(picture)} eager={index === 0} />}
              >
                <p>{description}</p>
              </LinkCard>
            </li>
          ))}
          <li>
            <LinkCard
              to="/workshops"
              title={workshopsCard.title}
              picture={<CardPicture src={drawing("workshops")} />}
            >
              <p>{workshopsCard.description}</p>
            </LinkCard>
          </li>
        </ul>
      </div>
      <CallToAction title={consultation.title} text={consultation.text}>
        <ButtonLink to="/contact">{consultation.button}</ButtonLink>
      </CallToAction>
    </>
  );
}
