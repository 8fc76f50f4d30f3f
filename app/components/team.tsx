import type { Site } from "../content/site";
import type { Therapist } from "../content/therapists";
import { Styles } from "./styles";
import styles from "./team.css?inline";
import { TherapistCard } from "./therapist-card";
import { useSite } from "./use-site";

type TeamProps = {
  members: readonly string[];
  badges?: number | undefined;
  /** Returns why a person is on the team. */
  reasonFor?: (therapist: Therapist) => string;
  /** If set, each card has a description and a button. */
  detailed?: boolean;
  /** If set, faces are larger, for a team of one or two. */
  large?: boolean;
};

/** The people of a service or workshop, in the order the content gives them. */
export function Team(props: TeamProps) {
  const site = useSite();
  const { members, badges, reasonFor, detailed = members.length === 1, large } = props;
  return (
    <ul className="team">
      <Styles of="team" css={styles} />
      {members
        .map((id) => therapistById(site, id))
        .map((therapist) => (
          <li key={therapist.id}>
            <TherapistCard
              therapist={therapist}
              badges={badges}
              reason={reasonFor?.(therapist)}
              detailed={detailed}
              large={large}
            />
          </li>
        ))}
    </ul>
  );
}

export function therapistById(site: Site, id: string): Therapist {
  const therapist = site.therapists.find((candidate) => candidate.id === id);
  if (!therapist) throw new Error(`There is no content/therapists/${id}.md.`);
  return therapist;
}
