import { workshopWords } from "../content/words";
import type { DatedClub } from "../content/workshops";
import { endOf } from "../lib/dates";
import { datedClubs, isOver, nextAfter } from "../lib/workshops";
import { Link } from "./link";

type PastNoteProps = { workshop: Pick<DatedClub, "startsAt" | "durationMinutes">; now: Date };

/**
 * Says that a dated workshop is over. The build guesses for those without scripts; the visitor's
 * own clock then shows or hides it, so that it is right without a new build.
 */
export function PastNote({ workshop, now }: PastNoteProps) {
  const end = endOf(workshop.startsAt, workshop.durationMinutes);
  const next = nextAfter(workshop, datedClubs, now);
  return (
    <p className="past-note" data-over-at={end.toISOString()} hidden={!isOver(workshop, now)}>
      {workshopWords.passed}{" "}
      {next ? (
        <Link to={next.path}>{workshopWords.seeNext}</Link>
      ) : (
        <Link to="/contact">{workshopWords.askNext}</Link>
      )}
    </p>
  );
}
