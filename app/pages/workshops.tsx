import { Badge } from "../components/badge";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardPicture, LinkCard } from "../components/card";
import { Hero } from "../components/hero";
import { WorkshopNote } from "../components/past-note";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import { WorkshopFacts } from "../components/workshop-facts";
import type { Workshop } from "../content/workshops";
import { formatShortDay } from "../lib/dates";
import { pictureUrl } from "../lib/pictures";
import { openAndPast } from "../lib/workshops";
import styles from "./workshops.css?inline";

export function WorkshopsPage() {
  const site = useSite();
  const { heading, intro, custom } = site.pages.workshops;
  const { open, past } = openAndPast(site);
  return (
    <>
      <Hero title={heading} intro={intro} />
      <div className="wrapper stack">
        <Styles of="workshops" css={styles} layer="pages" />
        {open.length > 0 && (
          <ul className="grid workshops-open">
            {open.map((workshop, index) => (
              <li key={workshop.path}>
                <WorkshopCard workshop={workshop} eager={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {past.length > 0 && (
          <ul className="stack">
            {past.map((workshop) => (
              <li key={workshop.path}>
                <WorkshopCard workshop={workshop} past />
              </li>
            ))}
          </ul>
        )}
      </div>
      <CallToAction title={custom.title} text={custom.text}>
        <ButtonLink to="/contact">{custom.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

type WorkshopCardProps = { workshop: Workshop; eager?: boolean; past?: boolean };

function WorkshopCard({ workshop, eager = false, past = false }: WorkshopCardProps) {
  const site = useSite();
  return (
    <LinkCard
      to={workshop.path}
      title={workshop.title}
      look={past ? "past" : undefined}
      picture={<CardPicture src={pictureUrl(site, workshop.picture)} eager={eager} />}
      eyebrow={
        workshop.kind === "dated-club" && (
          <Badge tone="sun">
            <time dateTime={workshop.startsAt}>{formatShortDay(site, workshop.startsAt)}</time>
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
  );
}
