import { type DatedClub, type WorkshopSlug, workshops } from "../content/workshops";
import { endOf } from "./dates";

/** Over is over at the end, not at the start. */
export function isOver({ startsAt, durationMinutes }: Timed, now: Date) {
  return endOf(startsAt, durationMinutes) <= now;
}

type Timed = Pick<DatedClub, "startsAt" | "durationMinutes">;

/** The file with which a visitor keeps the date in a calendar. It is there until it is over. */
export function calendarPath({ slug }: Pick<DatedClub, "slug">) {
  return `/workshops/${slug}.ics` as const;
}

type DatedWorkshop = DatedClub & { slug: WorkshopSlug };

/** The one that the home page announces. */
export const newestDatedWorkshop: DatedWorkshop | undefined = workshops
  .filter((workshop): workshop is (typeof workshops)[number] & DatedWorkshop => {
    return workshop.kind === "dated-club";
  })
  .toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))[0];
