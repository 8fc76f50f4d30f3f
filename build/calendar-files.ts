import { practice } from "../app/content/practice";
import { type Workshop, workshops } from "../app/content/workshops";
import { calendarFile } from "../app/lib/calendar-file";
import { endOf } from "../app/lib/dates";
import { pageUrl } from "../app/lib/links";
import { calendarPath, isOver } from "../app/lib/workshops";
import type { SiteFiles } from "./site-file";

/** Each workshop on a day that is still to come, for the visitor's own calendar. */
export function calendarFiles(now: Date, all: readonly Workshop[] = workshops): SiteFiles {
  return Object.fromEntries(
    all.flatMap((workshop) => {
      if (workshop.kind !== "dated-club" || isOver(workshop, now)) return [];
      const { path, title, description, startsAt, durationMinutes, venue } = workshop;
      const event = {
        id: path.slice(path.lastIndexOf("/") + 1),
        start: new Date(startsAt),
        end: endOf(startsAt, durationMinutes),
        title: `${title}, ${practice.name}`,
        details: {
          DESCRIPTION: description,
          LOCATION: `${venue.text}, ${venue.pincode}`,
          URL: pageUrl(path),
        },
      };
      const make = async () => calendarFile(event, new Date(`${workshop.updated}T00:00+05:30`));
      return [[calendarPath(workshop), { type: "text/calendar; charset=utf-8", make }]];
    }),
  );
}
