import type { Range } from "../content/services";
import type { Site } from "../content/site";
import type { AgeRange } from "../content/therapists";
import { fillIn } from "./fill-in";

/** 8 to 13 → 8–13; 6 to 6 → 6 */
export function formatRange(site: Site, { min, max }: Range) {
  return min === max ? `${min}` : fillIn(site.words.ranges.span, { min, max });
}

/** 8 to 13 → 8–13; from 18 on → 18 and over */
export function formatAges(site: Site, { min, max }: AgeRange) {
  return max === undefined
    ? fillIn(site.words.ranges.agesFrom, { min })
    : formatRange(site, { min, max });
}

/** 8 to 13 → 8–13 years; from 18 on → 18 years and over */
export function formatYears(site: Site, { min, max }: AgeRange) {
  if (max === undefined) return fillIn(site.words.ranges.yearsFrom, { min });
  return fillIn(site.words.ranges.years, { range: formatRange(site, { min, max }) });
}

/** 120 → 2 hours; 150 → 2½ hours; 90 → 90 minutes; 45 to 60 → 45–60 minutes */
export function formatMinutes(site: Site, minutes: number | Range): string {
  if (typeof minutes !== "number") {
    const { min, max } = minutes;
    return min === max
      ? formatMinutes(site, min)
      : fillIn(site.words.ranges.minutes, { minutes: formatRange(site, minutes) });
  }
  const isInHours = minutes >= 120 && minutes % 30 === 0;
  return isInHours
    ? fillIn(site.words.ranges.hours, {
        hours: `${Math.floor(minutes / 60)}${minutes % 60 ? "½" : ""}`,
      })
    : fillIn(site.words.ranges.minutes, { minutes });
}

/** 11 → 11 years; 0 → Fresher */
export function formatExperience(site: Site, years: number) {
  if (years === 0) return site.words.people.fresher;
  return fillIn(years === 1 ? site.words.people.year : site.words.people.years, { years });
}
