import type { Path } from "../content/paths";
import type { Site } from "../content/site";
import type { DatedClub, Workshop } from "../content/workshops";
import { endOf } from "../lib/dates";
import { datedClubs, isOver, nextAfter } from "../lib/workshops";
import { Link } from "./link";
import styles from "./past-note.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type WorkshopNoteProps = {
  workshop: Workshop;
  /** If set, a button next to the note leads to the next date, so the note has no link. */
  plain?: boolean;
};

/** Says that a workshop is full, cancelled or over. */
export function WorkshopNote({ workshop, plain = false }: WorkshopNoteProps) {
  return (
    <>
      <Styles of="past-note" css={styles} />
      {workshop.closed && <p className="past-note">{workshop.closed}</p>}
      {workshop.kind === "dated-club" && <PastNote workshop={workshop} plain={plain} />}
    </>
  );
}

type Dated = Pick<DatedClub, "startsAt" | "durationMinutes">;

/** Returns where a visitor learns of the date after this one: its page, or else the contact page. */
export function nextDate(site: Site, workshop: Dated): { to: Path; text: string } {
  const next = nextAfter(workshop, datedClubs(site), site.builtAt);
  const { seeNext, askNext } = site.words.workshops;
  return next ? { to: next.path, text: seeNext } : { to: "/contact", text: askNext };
}

type PastNoteProps = { workshop: Dated; plain: boolean };

/**
 * Says that a dated workshop is over. The build guesses for those without scripts; the visitor's
 * own clock then shows or hides it, so that it is right without a new build.
 */
function PastNote({ workshop, plain }: PastNoteProps) {
  const site = useSite();
  const end = endOf(workshop.startsAt, workshop.durationMinutes);
  const { to, text } = nextDate(site, workshop);
  return (
    <p
      className="past-note"
      data-over-at={end.toISOString()}
      hidden={!isOver(workshop, site.builtAt)}
    >
      {site.words.workshops.passed} {!plain && <Link to={to}>{text}</Link>}
    </p>
  );
}
