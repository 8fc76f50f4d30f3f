import type { Range } from "../content/services";
import type { AgeRange } from "../content/therapists";

/** 8 to 13 → 8–13; 6 to 6 → 6 */
export function formatRange({ min, max }: Range) {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** 8 to 13 → 8–13; from 18 on → 18 and over */
export function formatAges({ min, max }: AgeRange) {
  return max === undefined ? `${min} and over` : formatRange({ min, max });
}

/** 8 to 13 → 8–13 years; from 18 on → 18 years and over */
export function formatYears({ min, max }: AgeRange) {
  return max === undefined ? `${min} years and over` : `${formatRange({ min, max })} years`;
}

/** 120 → 2 hours; 90 → 90 minutes; 45 to 60 → 45–60 minutes */
export function formatMinutes(minutes: number | Range): string {
  if (typeof minutes !== "number") {
    const { min, max } = minutes;
    return min === max ? formatMinutes(min) : `${formatRange(minutes)} minutes`;
  }
  const isWholeHours = minutes >= 120 && minutes % 60 === 0;
  return isWholeHours ? `${minutes / 60} hours` : `${minutes} minutes`;
}

/** 11 → 11 years; 0 → Fresher */
export function formatExperience(years: number) {
  if (years === 0) return "Fresher";
  return years === 1 ? "1 year" : `${years} years`;
}
