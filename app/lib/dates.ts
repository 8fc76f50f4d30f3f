import type { Site } from "../content/site";
import { fillIn } from "./fill-in";

const delhi = "Asia/Kolkata";
const latin = /^\p{Script=Latin}/u;

/** The part of a site that dates are worded with. */
type Language = Pick<Site, "language">;

/** The part of a site that times of day are worded with. */
export type ClockWords = Language & { words: Pick<Site["words"], "hours"> };

type Part = "weekday" | "day" | "month" | "year";

/**
 * Takes a date apart in words. Sentences are put together from the parts, because browsers and
 * Node disagree about the commas of `en-IN`. An ISO day stands for itself, wherever the reader is;
 * an instant is told in Delhi's time.
 */
function dateParts(site: Language, value: string, length: "long" | "short" = "long") {
  const isInstant = value.includes("T");
  const format = new Intl.DateTimeFormat(`${site.language}-u-nu-latn`, {
    weekday: length,
    day: "numeric",
    month: length,
    year: "numeric",
    timeZone: isInstant ? delhi : "UTC",
  });
  const parts = format.formatToParts(new Date(isInstant ? value : `${value}T00:00Z`));
  return (type: Part) => parts.find((part) => part.type === type)?.value ?? "";
}

/** 9 November 2025 */
export function formatDay(site: Language, value: string) {
  const part = dateParts(site, value);
  return `${part("day")} ${part("month")} ${part("year")}`;
}

/** Sunday, 9 November 2025 */
export function formatLongDay(site: Language, value: string) {
  return `${dateParts(site, value)("weekday")}, ${formatDay(site, value)}`;
}

/** 9 Nov 2025 */
export function formatShortDay(site: Language, value: string) {
  const { day, month } = dayAndMonth(site, value);
  return `${day} ${month} ${dateParts(site, value)("year")}`;
}

/** Returns 9 and Nov, for a calendar page. Only month names in Latin letters are shortened. */
export function dayAndMonth(site: Language, value: string) {
  const [part, short] = [dateParts(site, value), dateParts(site, value, "short")("month")];
  return { day: part("day"), month: latin.test(short) ? short.slice(0, 3) : part("month") };
}

/** Returns the name of a weekday: 0 is Sunday. */
export function formatWeekday(site: Language, number: number) {
  return dateParts(site, `2023-01-0${number + 1}`)("weekday");
}

/** Mo, सोम */
export function formatShortWeekday(site: Language, number: number) {
  const short = dateParts(site, `2023-01-0${number + 1}`, "short")("weekday");
  return latin.test(short) ? short.slice(0, 2) : short;
}

/** November 2025 */
export function formatMonth(site: Language, value: string) {
  const part = dateParts(site, value);
  return `${part("month")} ${part("year")}`;
}

/** 10:00 → 10 AM, 17:30 → 5:30 PM */
export function formatClock(site: ClockWords, time: string, style: "short" | "full" = "short") {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  // The practice wants ":00" in English. Hindi doesn't write it.
  const isFull = style === "full" && site.language.startsWith("en");
  return clockAt(site, hour, isFull || minute > 0 ? `:${String(minute).padStart(2, "0")}` : "");
}

/** Words an hour with its minutes already formatted: 17, ":30" → "5:30 PM". */
export function clockAt(site: ClockWords, hour: number, minutes: string) {
  const { early, morning, afternoon, evening, night } = site.words.hours.clock;
  const words = [4, 12, 16, 20].findIndex((end) => hour < end);
  const text = [early, morning, afternoon, evening][words] ?? night;
  return fillIn(text, { time: `${hour % 12 || 12}${minutes}` });
}

/** 10 AM–12 PM */
export function formatSpan(site: ClockWords, from: string, to: string) {
  return fillIn(site.words.hours.span, { from, to });
}

/** The end of something that starts at an instant and lasts some minutes. */
export function endOf(startsAt: string, minutes: number) {
  return new Date(new Date(startsAt).getTime() + minutes * 60_000);
}

/** An instant as `2025-11-09T12:00+05:30`. Delhi has kept this offset since 1945. */
export function delhiTime(instant: Date) {
  const offsetMinutes = 330;
  const shifted = new Date(instant.getTime() + offsetMinutes * 60_000);
  return `${shifted.toISOString().slice(0, "2025-11-09T12:00".length)}+05:30`;
}

/** 10 AM–12 PM */
export function formatTimes(site: ClockWords, startsAt: string, minutes: number) {
  return formatSpan(
    site,
    delhiClock(site, new Date(startsAt)),
    delhiClock(site, endOf(startsAt, minutes)),
  );
}

function delhiClock(site: ClockWords, instant: Date) {
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: delhi,
  });
  return formatClock(site, format.format(instant));
}
