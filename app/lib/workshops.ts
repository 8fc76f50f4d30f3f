import type { Site } from "../content/site";
import type { DatedClub, Workshop } from "../content/workshops";
import { endOf } from "./dates";
import { urlOf } from "./links";

type Dated = Pick<DatedClub, "startsAt" | "durationMinutes">;

/** Over is over at the end, not at the start. */
export function isOver(event: Dated, now: Date) {
  return endOfEvent(event) <= now;
}

/** Calendar file of a workshop, until the workshop is over. */
export function calendarPath(site: Site, { path }: Pick<DatedClub, "path">) {
  return urlOf(site, `${path}.ics`);
}

/** Returns the next workshop to end. If all are over, the one that ended last. */
export function nextOrLast<Event extends Dated>(events: readonly Event[], now: Date) {
  const inOrder = byEnd(events);
  return inOrder.find((event) => !isOver(event, now)) ?? inOrder.at(-1);
}

/** The one to see once an event is over, if there is one ahead. */
export function nextAfter<Event extends Dated>(event: Dated, events: readonly Event[], now: Date) {
  return byEnd(events).find(
    (other) => endOfEvent(other) > endOfEvent(event) && !isOver(other, now),
  );
}

function byEnd<Event extends Dated>(events: readonly Event[]) {
  return events.toSorted((one, other) => Number(endOfEvent(one)) - Number(endOfEvent(other)));
}

function endOfEvent({ startsAt, durationMinutes }: Dated) {
  return endOf(startsAt, durationMinutes);
}

/** Splits workshops into those that one can still join, and those whose date has passed. */
export function openAndPast({ workshops, builtAt }: Pick<Site, "workshops" | "builtAt">) {
  const isPast = (workshop: Workshop) => {
    return workshop.kind === "dated-club" && isOver(workshop, builtAt);
  };
  return {
    open: workshops.filter((workshop) => !isPast(workshop)),
    past: workshops.filter(isPast),
  };
}

export function datedClubs(site: Site): readonly DatedClub[] {
  return site.workshops.filter((workshop) => workshop.kind === "dated-club");
}
