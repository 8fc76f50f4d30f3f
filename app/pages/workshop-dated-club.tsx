import { CalendarDays, Clock, MapPin, UsersRound } from "lucide-react";
import { Scene } from "../components/arch";
import { Badge } from "../components/badge";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { CardGrid } from "../components/card";
import { Hero } from "../components/hero";
import { Link } from "../components/link";
import { nextDate, WorkshopNote } from "../components/past-note";
import { Paragraphs, Section } from "../components/section";
import { Share } from "../components/share";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import { formatPrice, WorkshopAnswers } from "../components/workshop-facts";
import type { DatedClub } from "../content/workshops";
import { formatLongDay, formatShortDay, formatTimes } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { formatYears } from "../lib/ranges";
import { calendarPath, isOver } from "../lib/workshops";
import styles from "./workshop.css?inline";

type DatedClubPageProps = { workshop: DatedClub };

export function DatedClubPage({ workshop }: DatedClubPageProps) {
  const { pages, words, builtAt } = useSite();
  const text = pages.workshops.datedClub;
  return (
    <div className="workshop">
      <Styles of="workshop" css={styles} layer="pages" />
      <Hero
        eyebrow={<Badge tone="sun">{workshop.badge}</Badge>}
        title={workshop.title}
        intro={workshop.about[0]}
        picture={
          <div className="workshop-window">
            <Scene of={workshop} eager />
          </div>
        }
      >
        <Paragraphs texts={workshop.about.slice(1)} />
        <WorkshopNote workshop={workshop} plain={isOver(workshop, builtAt)} />
        <div className="cluster next-step">
          <DatedClubButtons workshop={workshop} />
          <Link className="target next-step-call" to="/contact">
            {words.buttons.contact}
          </Link>
        </div>
      </Hero>
      <Details workshop={workshop} />
      <Section id="experiences" title={text.experiences}>
        <CardGrid items={workshop.experiences} />
      </Section>
      <Section id="reasons" title={text.reasons} tone="sage">
        <ol className="grid workshop-reasons">
          {workshop.reasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction title={workshop.closing.title} text={workshop.closed ?? workshop.closing.text}>
        <DatedClubButtons workshop={workshop} />
      </CallToAction>
    </div>
  );
}

function Details({ workshop }: DatedClubPageProps) {
  const site = useSite();
  const text = site.pages.workshops.datedClub;
  const { startsAt, durationMinutes, audience, venue } = workshop;
  return (
    <Section id="details" title={text.details} tone="peach">
      <CardGrid
        items={[
          {
            title: site.words.workshops.date,
            text: formatLongDay(site, startsAt),
            icon: <CalendarDays />,
          },
          {
            title: site.words.workshops.time,
            text: formatTimes(site, startsAt, durationMinutes),
            icon: <Clock />,
          },
          {
            title: site.words.workshops.ageGroup,
            text: formatYears(site, audience),
            icon: <UsersRound />,
          },
          {
            title: site.words.workshops.venue,
            text: `${venue.text}, ${venue.pincode}`,
            icon: <MapPin />,
          },
        ]}
      />
      <WorkshopAnswers workshop={workshop} />
      <div className="cluster workshop-fee">
        <div>
          <h3>{text.fee}</h3>
          <p className="workshop-price">{formatPrice(site, workshop)}</p>
          {isOver(workshop, site.builtAt) && (
            <p className="workshop-stamp">
              {fillIn(site.words.workshops.wasOn, { day: formatShortDay(site, startsAt) })}
            </p>
          )}
        </div>
        <div className="cluster">
          <DatedClubButtons workshop={workshop} />
        </div>
      </div>
      <div className="cluster">
        {!workshop.closed && !isOver(workshop, site.builtAt) && (
          <a className="past-note-until" href={calendarPath(site, workshop)} download>
            {text.calendar}
          </a>
        )}
        <Share path={workshop.path} title={workshop.title} />
      </div>
    </Section>
  );
}

/** Button to register, or once the club is over, the way to the next one first. */
export function DatedClubButtons({ workshop }: DatedClubPageProps) {
  const site = useSite();
  const { to, text } = nextDate(site, workshop);
  if (workshop.closed || !isOver(workshop, site.builtAt)) {
    return <RegisterLink workshop={workshop} />;
  }
  return (
    <>
      <ButtonLink to={to}>{text}</ButtonLink>
      <RegisterLink workshop={workshop} variant="outline" />
    </>
  );
}

type RegisterLinkProps = { workshop: DatedClub; variant?: "outline" };

/**
 * Registration is on another site, so it opens in a new tab. If it is closed, the button leads to
 * the contact page.
 */
function RegisterLink({ workshop, variant }: RegisterLinkProps) {
  const { pages, words } = useSite();
  const text = pages.workshops.datedClub;
  if (workshop.closed) return <ButtonLink to="/contact">{words.workshops.askNext}</ButtonLink>;
  return (
    <a
      className="button"
      data-variant={variant}
      href={workshop.registrationUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text.button} <span className="visually-hidden">{words.buttons.newTab}</span>
    </a>
  );
}
