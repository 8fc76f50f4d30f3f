const timeZone = "Asia/Kolkata";
const clock = { hour: "2-digit", minute: "2-digit" } as const;

/* Times in Delhi. Formatters are shared: a browser takes longer to create one than to render a row. */

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
const timeFormat = new Intl.DateTimeFormat("en-GB", { ...clock, timeZone });
const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone });
const dayAndTimeFormat = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "short", year: "numeric" },
  ...clock,
  timeZone,
});

/** 9 November 2025 */
export function dateWords(at: number) {
  return dateFormat.format(at);
}

/** 14:05 */
export function timeWords(at: number) {
  return timeFormat.format(at);
}

/** 9 Nov 2025, 14:05 */
export function receivedWords(received: number) {
  return dayAndTimeFormat.format(received);
}

/** Thursday, 19 Nov 2026, 10:00 */
export function dayWords(at: number) {
  return `${weekdayFormat.format(at)}, ${receivedWords(at)}`;
}
