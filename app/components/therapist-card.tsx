import type { ReactNode } from "react";
import type { Therapist } from "../content/therapists";
import { fillIn } from "../lib/fill-in";
import { formatAges, formatExperience } from "../lib/ranges";
import { Abbreviated } from "./abbreviated";
import { Badges } from "./badge";
import { ButtonLink } from "./button";
import { CoverLink } from "./cover-link";
import { FillIn } from "./fill-in";
import { InTheirWords } from "./in-their-words";
import { Portrait } from "./portrait";
import { Styles } from "./styles";
import styles from "./therapist-card.css?inline";
import { useSite } from "./use-site";

type TherapistCardProps = {
  therapist: Therapist;
  /** Number of specialisations to show. */
  badges?: number | undefined;
  /** Reason why this person is shown. */
  reason?: ReactNode;
  /** If set, the card has a description and a button. Otherwise it is a name with a face. */
  detailed?: boolean;
  /** If set, the face is larger, and on a phone the name stands beside its foot. */
  large?: boolean | undefined;
  eager?: boolean;
};

export function TherapistCard(props: TherapistCardProps) {
  const site = useSite();
  const { therapist, badges = 3, reason, detailed = false, large, eager = false } = props;
  const { name } = therapist;
  return (
    <article
      className="therapist-card"
      data-detailed={detailed ? "" : undefined}
      data-large={large ? "" : undefined}
    >
      <Styles of="therapist-card" css={styles} />
      <Portrait therapist={therapist} decorative eager={eager} />
      <h3 className="therapist-card-name">
        <CoverLink to={therapist.path}>{name}</CoverLink>
      </h3>
      {therapist.role && (
        <p className="therapist-card-role">
          <Abbreviated text={therapist.role} />
        </p>
      )}
      <ShortFacts therapist={therapist} />
      <InTheirWords therapist={therapist} />
      <Badges
        label={fillIn(site.words.people.specialisationsOf, { name })}
        items={therapist.specializations}
        most={badges}
      />
      {reason && <p className="quiet therapist-card-reason">{reason}</p>}
      {detailed && (
        <>
          <p className="therapist-card-description">{therapist.description}</p>
          <ButtonLink to="/appointments" label={fillIn(site.words.buttons.bookWith, { name })}>
            {site.words.buttons.book}
          </ButtonLink>
        </>
      )}
    </article>
  );
}

/** Years of experience and ages of clients. Empty without either. */
function ShortFacts({ therapist }: { therapist: Therapist }) {
  const site = useSite();
  const { experience, ages } = therapist;
  const forAges = ages && fillIn(site.words.people.forAges, { ages: formatAges(site, ages) });
  if (experience === undefined && !forAges) return null;
  return (
    <p className="quiet">
      {experience !== undefined && (
        <>
          <span className="visually-hidden">{`${site.words.people.experience}: `}</span>
          <Experience years={experience} />
        </>
      )}
      {experience !== undefined && forAges && " · "}
      {forAges}
    </p>
  );
}

/** Beside a face, '11 years' alone reads as an age. */
function Experience({ years }: { years: number }) {
  const site = useSite();
  const experience = <span>{formatExperience(site, years)}</span>;
  return years === 0 ? (
    experience
  ) : (
    <FillIn text={site.words.people.practised} values={{ experience }} />
  );
}
