/** Words an ISO day as pages do: Sunday, 9 November 2025. */
export function longDay(iso: string, language = "en-GB") {
  const words = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const part = Object.fromEntries(
    words.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${part.weekday}, ${part.day} ${part.month} ${part.year}`;
}
