import {
  ArrowLeft,
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
import { Link } from "../components/link";
import { Portrait } from "../components/portrait";
import type { Therapist } from "../content/therapists";
import { formatAges, formatExperience } from "../lib/ranges";
import { formatMeetings } from "../lib/reasons";

export function TherapistPage({ therapist }: { therapist: Therapist }) {
  const [firstName] = therapist.name.split(" ");
  return (
    <article className="wrapper therapist">
      <div className="therapist-portrait">
        <Portrait therapist={therapist} eager />
      </div>
      <div className="therapist-text">
        <Link to="/therapists" className="therapist-back">
          <ArrowLeft aria-hidden="true" />
          Back to Team
        </Link>
        <header className="therapist-header">
          <h1>{therapist.name}</h1>
          <p className="therapist-role">
            <Abbreviated text={therapist.role} />
          </p>
        </header>
        <TherapistFacts therapist={therapist} />
        <Badges label="Specialisations" items={therapist.specializations} />
        <section className="flow measure" aria-labelledby="biography">
          <h2 id="biography" className="therapist-heading">
            About {firstName}
          </h2>
          {therapist.biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <ButtonLink to="/appointments">Book a Session with {firstName}</ButtonLink>
      </div>
      <div className="therapist-cards">
        <TextCard title="Approach">
          <p>{therapist.approach}</p>
        </TextCard>
        <TextCard title="Best For">
          <p>{therapist.bestFor}</p>
        </TextCard>
        <TextCard title="Session Format">
          <p>{therapist.sessionFormat}</p>
        </TextCard>
      </div>
    </article>
  );
}

/** What the practice has not confirmed yet is not there. */
function TherapistFacts({ therapist }: { therapist: Therapist }) {
  const { experience, ages, meets, languages, training, registration } = therapist;
  const facts = [
    {
      term: "Experience",
      icon: <BriefcaseBusiness aria-hidden="true" />,
      detail: formatExperience(experience),
    },
    { term: "Ages", icon: <UsersRound aria-hidden="true" />, detail: formatAges(ages) },
    { term: "Meet", icon: <MessageCircle aria-hidden="true" />, detail: formatMeetings(meets) },
    {
      term: "Languages",
      icon: <Languages aria-hidden="true" />,
      detail: languages?.join(", "),
    },
    { term: "Training", icon: <GraduationCap aria-hidden="true" />, detail: training },
    { term: "Registration", icon: <ScrollText aria-hidden="true" />, detail: registration },
  ];
  return <Facts items={facts.filter(({ detail }) => detail)} />;
}
