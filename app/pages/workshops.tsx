import { Badge } from "../components/badge";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardPicture, LinkCard } from "../components/card";
import { Hero } from "../components/hero";
import { WorkshopNote } from "../components/past-note";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import { WorkshopFacts } from "../components/workshop-facts";
import { formatShortDay } from "../lib/dates";
import { pictureUrl } from "../lib/pictures";
import styles from "./workshops.css?inline";

export function WorkshopsPage() {
  const site = useSite();
  const { heading, intro, custom } = site.pages.workshops;
  return (
    <>
      <Hero title={heading} intro={intro} />
      <div className="wrapper">
        <ul className="grid workshops-list">
          <Styles of="workshops" css={styles} layer="pages" />
          {site.workshops.map((workshop, index) => (
            <li key={workshop.path}>
              <LinkCard
                to={workshop.path}
                title={workshop.title}
                picture={
                  <CardPicture src={pictureUrl(site, workshop.picture)} eager={index === 0} />
                }
                eyebrow={
                  workshop.kind === "dated-club" && (
                    <Badge tone="sun">
                      <time dateTime={workshop.startsAt}>
                        {formatShortDay(site, workshop.startsAt)}
                      </time>
                    </Badge>
                  )
                }
              >
                <p>{workshop.description}</p>
                <WorkshopFacts workshop={workshop} />
                <ul className="workshops-features">
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
