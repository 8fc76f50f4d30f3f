/*
 * Days and times as the editor and the checklist say them: in English, whatever the languages of the
 * site, and without its content, which they have to tell the faults of.
 */

const timeZone = "Asia/Kolkata";
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });

/** 9 November 2025, of a day or an instant. */
export function formatDay(value: string) {
  return day.format(new Date(value));
}

/** Sunday, 9 November 2025 */
export function formatLongDay(value: string) {
  return `${weekday.format(new Date(value))}, ${formatDay(value)}`;
}

/** 17:30 */
export function formatTime(instant: string) {
  return time.format(new Date(instant));
}
