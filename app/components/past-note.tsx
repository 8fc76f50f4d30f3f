import { workshopWords } from "../content/words";
import type { DatedClub, Workshop } from "../content/workshops";
import { endOf } from "../lib/dates";
import { datedClubs, isOver, nextAfter } from "../lib/workshops";
import { Link } from "./link";

type WorkshopNoteProps = { workshop: Workshop; now?: Date };

/** What is to be known before one registers: that nobody can any more, and that it is over. */
export function WorkshopNote({ workshop, now = new Date() }: WorkshopNoteProps) {
  return (
    <>
      {workshop.closed && <p className="past-note">{workshop.closed}</p>}
      {workshop.kind === "dated-club" && <PastNote workshop={workshop} now={now} />}
    </>
  );
}

type PastNoteProps = { workshop: Pick<DatedClub, "startsAt" | "durationMinutes">; now: Date };

/**
 * Says that a dated workshop is over. The build guesses for those without scripts; the visitor's
 * own clock then shows or hides it, so that it is right without a new build.
 */
function PastNote({ workshop, now }: PastNoteProps) {
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
