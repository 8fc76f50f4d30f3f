const words = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** As English pages write an ISO day: Sunday, 9 November 2025. */
export function longDay(iso: string) {
  const part = Object.fromEntries(
    words.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${part.weekday}, ${part.day} ${part.month} ${part.year}`;
}
