import { type Therapist, therapists } from "../content/therapists";
import { TherapistCard } from "./therapist-card";

type TeamProps = {
  members: readonly string[];
  badges?: number;
  /** Why somebody is one of them. */
  reasonFor?: (therapist: Therapist) => string;
};

/** The people of a service or workshop, in the order the content gives them. */
export function Team({ members, badges, reasonFor }: TeamProps) {
  return (
    <ul className="team">
      {members.map(therapistById).map((therapist) => (
        <li key={therapist.id}>
          <TherapistCard
            therapist={therapist}
            badges={badges}
            reason={reasonFor?.(therapist)}
            detailed={members.length === 1}
          />
        </li>
      ))}
    </ul>
  );
}

export function therapistById(id: string): Therapist {
  const therapist = therapists.find((candidate) => candidate.id === id);
  if (!therapist) throw new Error(`There is no content/therapists/${id}.md.`);
  return therapist;
}
