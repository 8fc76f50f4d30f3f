import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardPicture, LinkCard } from "../components/card";
import { Hero } from "../components/hero";
import { WorkshopNote } from "../components/past-note";
import { WorkshopFacts } from "../components/workshop-facts";
import { pages } from "../content/pages";
import { workshops } from "../content/workshops";
import { formatShortDay } from "../lib/dates";
import { pictureAddress } from "../lib/pictures";

const { heading, intro, custom } = pages.workshops;

export function WorkshopsPage() {
  return (
    <>
      <Hero title={heading} intro={intro} />
      <div className="wrapper">
        <ul className="grid workshops-list">
          {workshops.map((workshop, index) => (
            <li key={workshop.path}>
              <LinkCard
                to={workshop.path}
                title={workshop.title}
                picture={<CardPicture src={pictureAddress(workshop.picture)} eager={index === 0} />}
                eyebrow={
                  workshop.kind === "dated-club" && (
                    <p className="badge" data-tone="sun">
                      <time dateTime={workshop.startsAt}>{formatShortDay(workshop.startsAt)}</time>
                    </p>
                  )
                }
              >
                <p>{workshop.description}</p>
                <WorkshopFacts workshop={workshop} />
                <ul>
                  {workshop.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <WorkshopNote workshop={workshop} />
              </LinkCard>
            </li>
          ))}
        </ul>
      </div>
      <CallToAction title={custom.title} text={custom.text}>
        <ButtonLink to="/contact">{custom.button}</ButtonLink>
      </CallToAction>
    </>
  );
}
