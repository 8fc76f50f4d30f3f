/*
 * Days, times and languages as the editor and the checklist say them: in English, whatever the
 * languages of the site, and without its content, which they have to tell the faults of.
 */

function formatter(options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Asia/Kolkata" });
  return (dayOrInstant: string) => format(new Date(dayOrInstant));
}

/** 9 November 2025 */
export const formatDay = formatter({ dateStyle: "long" });

/** Returns a day in words, and any other text as it is. */
export function inWords(value: unknown) {
  const text = String(value ?? "");
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text;
}

const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

/** Days and times as pages show them. */
export function asOnPages(value: unknown) {
  const text = inWords(value);
  return /^\d\d:\d\d$/.test(text) ? clock.format(new Date(`2000-01-01T${text}Z`)) : text;
}

/** Sunday */
export const formatWeekday = formatter({ weekday: "long" });

/** 17:30 */
export const formatTime = formatter({ timeStyle: "short" });

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** hi → Hindi */
export function languageName(language: string) {
  return languageNames.of(language) ?? language;
}
