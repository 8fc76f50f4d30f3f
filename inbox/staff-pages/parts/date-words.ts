const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** 9 November 2025, in Delhi. */
export function dateWords(at: number) {
  return day.format(at);
}
