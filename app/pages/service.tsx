import { Clock, MessageCircle, UsersRound } from "lucide-react";
import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { Checklist } from "../components/checklist";
import { Facts } from "../components/facts";
import { Hero } from "../components/hero";
import { Link } from "../components/link";
import { pictureAddress } from "../components/pictures";
import { Paragraphs, Section } from "../components/section";
import { Steps } from "../components/steps";
import { Team } from "../components/team";
import { pages } from "../content/pages";
import type { Service } from "../content/services";
import { formatMinutes, formatRange } from "../lib/ranges";
import { reasonFor } from "../lib/reasons";

export function ServicePage({ service }: { service: Service }) {
  const [opening, ...rest] = service.intro;
  // Where everybody is on the team, a card has room for fewer specialisations.
  const badges = service.benefits ? 2 : 3;
  return (
    <>
      <Hero
        title={service.title}
        intro={opening}
        picture={<Arch src={pictureAddress(service.picture)} width={480} height={360} eager />}
      >
        <Paragraphs texts={rest} />
        <ServiceFacts service={service} />
        <p>
          <Link to="/services#fees">{pages.services.fees.link}</Link>
        </p>
      </Hero>
      <Section id="expect" title="What to Expect" tone="sage">
        <Steps items={service.expectations} />
      </Section>
      <Section id="help" title={service.help.title}>
        <Checklist items={service.help.topics} />
      </Section>
      {service.benefits && (
        <Section id="benefits" title={service.benefits.title}>
          <Checklist items={service.benefits.points} />
        </Section>
      )}
      {service.steps && (
        <Section id="steps" title={service.steps.title} tone="peach">
          <Steps items={service.steps.points} columns />
        </Section>
      )}
      <Section id="team" title={service.team.title}>
        <Team
          members={service.team.members}
          badges={badges}
          reasonFor={(therapist) => reasonFor(therapist, service)}
        />
      </Section>
      <CallToAction title={pages.services.next.title} text={pages.services.next.text}>
        <ButtonLink to="/contact">{service.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function ServiceFacts({ service }: { service: Service }) {
  const { sessionMinutes, format, participants } = service;
  return (
    <Facts
      items={[
        {
          term: "One session",
          icon: <Clock aria-hidden="true" />,
          detail: formatMinutes(sessionMinutes),
        },
        { term: "How we meet", icon: <MessageCircle aria-hidden="true" />, detail: format },
        ...(participants
          ? [
              {
                term: "Group",
                icon: <UsersRound aria-hidden="true" />,
                detail: `${formatRange(participants)} participants`,
              },
            ]
          : []),
      ]}
    />
  );
}
