/** Returns the local day of a date as `YYYY-MM-DD`. */
export function toIsoDay(date: Date) {
  const year = String(date.getFullYear()).padStart(4, "0");
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0"));
  return `${year}-${month}-${day}`;
}

/** The start of an ISO day where the visitor is. */
export function fromIsoDay(day: string) {
  return new Date(`${day}T00:00`);
}

/** Tomorrow: the start of today is already earlier than now. */
export function firstOfferedDay(now: Date) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
}
