import type { DatedClub } from "../content/workshops";
import { endOf } from "../lib/dates";
import { isOver } from "../lib/workshops";
import { Link } from "./link";

type PastNoteProps = { workshop: Pick<DatedClub, "startsAt" | "durationMinutes"> };

/**
 * Says that a dated workshop is over. The build guesses for those without scripts; the visitor's
 * own clock then shows or hides it, so that it is right without a new build.
 */
export function PastNote({ workshop }: PastNoteProps) {
  const end = endOf(workshop.startsAt, workshop.durationMinutes);
  return (
    <p
      className="past-note"
      data-over-at={end.toISOString()}
      hidden={!isOver(workshop, new Date())}
    >
      This date has passed. <Link to="/contact">Ask about the next one</Link>
    </p>
  );
}
