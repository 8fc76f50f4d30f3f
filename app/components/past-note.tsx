import type { DatedClub, Workshop } from "../content/workshops";
import { endOf } from "../lib/dates";
import { datedClubs, isOver, nextAfter } from "../lib/workshops";
import { Link } from "./link";
import styles from "./past-note.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type WorkshopNoteProps = { workshop: Workshop };

/** Says that a workshop is full, cancelled or over. */
export function WorkshopNote({ workshop }: WorkshopNoteProps) {
  return (
    <>
      <Styles of="past-note" css={styles} />
      {workshop.closed && <p className="past-note">{workshop.closed}</p>}
      {workshop.kind === "dated-club" && <PastNote workshop={workshop} />}
    </>
  );
}

type PastNoteProps = { workshop: Pick<DatedClub, "startsAt" | "durationMinutes"> };

/**
 * Says that a dated workshop is over. The build guesses for those without scripts; the visitor's
 * own clock then shows or hides it, so that it is right without a new build.
 */
function PastNote({ workshop }: PastNoteProps) {
  const site = useSite();
  const end = endOf(workshop.startsAt, workshop.durationMinutes);
  const next = nextAfter(workshop, datedClubs(site), site.builtAt);
  return (
    <p
      className="past-note"
      data-over-at={end.toISOString()}
      hidden={!isOver(workshop, site.builtAt)}
    >
      {site.words.workshops.passed}{" "}
      {next ? (
        <Link to={next.path}>{site.words.workshops.seeNext}</Link>
      ) : (
        <Link to="/contact">{site.words.workshops.askNext}</Link>
      )}
    </p>
  );
}
