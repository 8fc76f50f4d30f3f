import type { Site } from "../app/content/site";
import { calendarFile } from "../app/lib/calendar-file";
import { endOf } from "../app/lib/dates";
import { pageUrl } from "../app/lib/links";
import { calendarPath, isOver } from "../app/lib/workshops";
import type { SiteFiles } from "./site-file";

/** Returns a calendar file for each dated workshop that isn't over. */
export function calendarFiles(site: Site): SiteFiles {
  return Object.fromEntries(
    site.workshops.flatMap((workshop) => {
      if (workshop.kind !== "dated-club" || isOver(workshop, site.builtAt)) return [];
      const { path, title, description, startsAt, durationMinutes, venue } = workshop;
      const event = {
        id: path.slice(path.lastIndexOf("/") + 1),
        start: new Date(startsAt),
        end: endOf(startsAt, durationMinutes),
        title: `${title}, ${site.practice.name}`,
        details: {
          DESCRIPTION: description,
          LOCATION: `${venue.text}, ${venue.pincode}`,
          URL: pageUrl(site, path),
        },
      };
      const make = async () =>
        calendarFile(site, event, new Date(`${workshop.updated}T00:00+05:30`));
      return [[calendarPath(site, workshop), { type: "text/calendar; charset=utf-8", make }]];
    }),
  );
}
