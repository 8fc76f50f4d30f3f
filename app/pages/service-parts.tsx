import { Clock, DoorOpen, IndianRupee, MessageCircle, UsersRound } from "lucide-react";
import { ButtonLink } from "../components/button";
import { Facts, type FactsProps } from "../components/facts";
import { Link } from "../components/link";
import { Markdown } from "../components/markdown";
import { NextStep } from "../components/next-step";
import { Points, type PointsProps } from "../components/points";
import { Section } from "../components/section";
import { Steps, type StepsProps } from "../components/steps";
import { Team } from "../components/team";
import { useSite } from "../components/use-site";
import type { Service } from "../content/services";
import { formatFee } from "../lib/fees";
import { fillIn } from "../lib/fill-in";
import { formatMinutes, formatRange } from "../lib/ranges";
import { reasonFor, whomToPrefer } from "../lib/reasons";

/* Parts that all layouts of a service page share. */

export type ServiceProps = { service: Service };

export function ServiceButton({ service }: ServiceProps) {
  return (
    <NextStep>
      <ButtonLink to="/contact">{service.button}</ButtonLink>
    </NextStep>
  );
}

export function ServiceFacts({ service, look }: ServiceProps & Pick<FactsProps, "look">) {
  const site = useSite();
  const { sessionMinutes, format, participants, fee, open } = service;
  return (
    <Facts
      look={look}
      items={[
        {
          term: site.words.sessions.one,
          icon: <Clock />,
          detail: formatMinutes(site, sessionMinutes),
        },
        { term: site.words.sessions.meet, icon: <MessageCircle />, detail: format },
        {
          term: site.words.sessions.group,
          icon: <UsersRound />,
          detail:
            participants &&
            fillIn(site.words.sessions.participants, { range: formatRange(site, participants) }),
        },
        {
          term: site.words.sessions.open,
          icon: <DoorOpen />,
          detail: participants && (open ?? site.words.sessions.askOpen),
        },
        {
          term: site.words.sessions.fee,
          icon: <IndianRupee />,
          detail: fee
            ? [formatFee(site, fee), fee.concessions].filter(Boolean).join(". ")
            : site.pages.services.fees.until,
        },
      ]}
    />
  );
}

export function FeesLink() {
  const { pages } = useSite();
  return (
    <p>
      <Link to="/services#fees" className="roomy">
        {pages.services.fees.link}
      </Link>
    </p>
  );
}

/** A section that speaks to another reader than the rest of the page. */
export function AlsoTo({ service: { alsoTo } }: ServiceProps) {
  if (!alsoTo) return null;
  return (
    <Section id="also-to" title={alsoTo.title}>
      <div className="measure flow">
        <Markdown text={alsoTo.text} />
      </div>
    </Section>
  );
}

type WhatToExpectProps = ServiceProps & Pick<StepsProps, "columns" | "look">;

export function WhatToExpect({ service, ...look }: WhatToExpectProps) {
  const { words } = useSite();
  return (
    <Section id="expect" title={words.sessions.expect} tone="sage">
      <Steps items={service.expectations} {...look} />
    </Section>
  );
}

export function HelpTopics({ service, look }: ServiceProps & Pick<PointsProps, "look">) {
  return (
    <Section id="help" title={service.help.title}>
      <Points items={service.help.topics} look={look} />
    </Section>
  );
}

export function ServiceTeam({ service, badges }: ServiceProps & { badges?: number | undefined }) {
  const site = useSite();
  const preference = whomToPrefer(site, service);
  return (
    <Section id="team" title={service.team.title}>
      <Team
        members={service.team.members}
        badges={badges}
        reasonFor={(therapist) => reasonFor(site, therapist, service)}
      />
      {preference && <p className="measure">{preference}</p>}
    </Section>
  );
}
