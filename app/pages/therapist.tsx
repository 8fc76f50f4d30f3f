import {
  BriefcaseBusiness,
  GraduationCap,
  Languages,
  MessageCircle,
  ScrollText,
  UsersRound,
} from "lucide-react";
import { Abbreviated } from "../components/abbreviated";
import { Badges } from "../components/badge";
import { ButtonLink } from "../components/button";
import { TextCard } from "../components/card";
import { Facts } from "../components/facts";
import { InTheirWords } from "../components/in-their-words";
import { NextStep } from "../components/next-step";
import { PageHeader } from "../components/page-header";
import { Portrait } from "../components/portrait";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import type { Therapist } from "../content/therapists";
import { fillIn } from "../lib/fill-in";
import { formatAges, formatExperience } from "../lib/ranges";
import { formatMeetings } from "../lib/reasons";
import styles from "./therapist.css?inline";

export function TherapistPage({ therapist }: { therapist: Therapist }) {
  const { words } = useSite();
  return (
    <article>
      <Styles of="therapist" css={styles} layer="pages" />
      <div className="therapist-top">
        <div className="wrapper therapist-intro">
          <div className="therapist-portrait">
            <Portrait therapist={therapist} eager />
          </div>
          <PageHeader className="therapist-name">
            <h1>{therapist.name}</h1>
            {therapist.role && (
              <p className="therapist-role">
                <Abbreviated text={therapist.role} />
              </p>
            )}
          </PageHeader>
          <div className="stack therapist-text">
            <InTheirWords therapist={therapist} />
            <TherapistFacts therapist={therapist} />
            <Badges label={words.people.specialisations} items={therapist.specializations} />
            <NextStep>
              <BookLink therapist={therapist} />
            </NextStep>
          </div>
        </div>
      </div>
      <div className="wrapper beside therapist-body">
        <section className="flow measure" aria-labelledby="biography">
          <h2 id="biography">{fillIn(words.people.about, { name: therapist.called })}</h2>
          {therapist.biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <div className="stack">
          {(["approach", "bestFor", "sessionFormat"] as const)
            .filter((name) => therapist[name])
            .map((name) => (
              <TextCard key={name} title={words.people[name]}>
                <p>{therapist[name]}</p>
              </TextCard>
            ))}
        </div>
        <div className="therapist-closing">
          <BookLink therapist={therapist} />
        </div>
      </div>
    </article>
  );
}

type BookLinkProps = {
  therapist: Therapist;
  /** If set, the words fit half the width of a phone. */
  short?: boolean;
};

export function BookLink({ therapist, short = false }: BookLinkProps) {
  const { buttons } = useSite().words;
  const words = short ? buttons.bookWithShort : buttons.bookWith;
  return <ButtonLink to="/appointments">{fillIn(words, { name: therapist.called })}</ButtonLink>;
}

/** Omits what the practice hasn't written yet. */
function TherapistFacts({ therapist }: { therapist: Therapist }) {
  const site = useSite();
  const { experience, ages, meets, languages, training, registration } = therapist;
  const facts = [
    {
      term: site.words.people.experience,
      icon: <BriefcaseBusiness />,
      detail: experience !== undefined && formatExperience(site, experience),
    },
    { term: site.words.people.ages, icon: <UsersRound />, detail: ages && formatAges(site, ages) },
    { term: site.words.people.meet, icon: <MessageCircle />, detail: formatMeetings(site, meets) },
    { term: site.words.people.languages, icon: <Languages />, detail: languages?.join(", ") },
    { term: site.words.people.training, icon: <GraduationCap />, detail: training },
    { term: site.words.people.registration, icon: <ScrollText />, detail: registration },
  ];
  const isAllTold = facts.every(({ detail }) => detail);
  return (
    <>
      <Facts items={facts} />
      {!isAllTold && <p>{fillIn(site.words.people.ask, { name: therapist.called })}</p>}
    </>
  );
}
