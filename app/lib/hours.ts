import type { Site } from "../content/site";
import { week } from "../content/week";
import { formatClock, formatDay, formatSpan, formatWeekday } from "./dates";
import { fillIn } from "./fill-in";

type OpeningHours = Site["practice"]["hours"][number];

/** Monday to Friday; Saturday */
export function formatDays(site: Site, days: OpeningHours["days"]) {
  const [first = "", ...others] = days.map((day) => formatWeekday(site, week.indexOf(day) + 1));
  const last = others.at(-1);
  return last ? fillIn(site.words.hours.days, { first, last }) : first;
}

/** 8:00 AM–8:00 PM; By appointment only; Closed */
export function formatOpening(site: Site, { open, closed }: OpeningHours) {
  if (!open) return closed ? site.words.hours.closed : site.words.hours.byAppointment;
  return formatSpan(site, formatClock(site, open.from, "full"), formatClock(site, open.to, "full"));
}

/** Monday to Friday 8:00 AM–8:00 PM, Saturday 9:00 AM–5:00 PM */
export function formatHours(site: Site, hours: readonly OpeningHours[]) {
  const open = hours.filter((entry) => entry.open);
  return open
    .map((entry) => `${formatDays(site, entry.days)} ${formatOpening(site, entry)}`)
    .join(", ");
}

const minutesOfDay = 24 * 60;

/** Words from some moment on. */
type Said<Moment> = readonly [from: Moment, isClosed: 0 | 1, words: string];

/** Hours as the script of every page reads them: see `browser/hour.ts`. */
export type PracticeClock = {
  /** Words from each minute of the week (0 = Monday 00:00). Empty if all days are by appointment. */
  week: readonly Said<number>[];
  /** Words around closures, from the last closing before one until the first opening after it. */
  closures: readonly (readonly [...Said<string>, until: string])[];
  /** Words for a time before 4, 12, 16 and 20 o'clock, and later. */
  times: readonly string[];
};

/** Returns what to say of the practice's hours at any moment. */
export function practiceClock(site: Site): PracticeClock {
  const { hours, closures } = site.practice;
  const { clock } = site.words.hours;
  return {
    week: wordsOfWeek(site, hours),
    closures: closures.map(({ from, to }) => wordsAround(site, from, to)),
    times: [clock.early, clock.morning, clock.afternoon, clock.evening, clock.night],
  };
}

function openingsOf(hours: readonly OpeningHours[]) {
  return hours.flatMap((entry) => entry.days.map((day) => ({ day, open: entry.open })));
}

function wordsOfWeek(site: Site, hours: readonly OpeningHours[]): Said<number>[] {
  const { open: isOpen, today, tomorrow, another } = site.words.hours.now;
  const days = openingsOf(hours);

  /** Words when the practice opens next, seen from a day before or after its hours. */
  function closed(from: number, at: number, isAfter: boolean): Said<number> {
    const later = [...days, ...days, ...days].slice(at + Number(isAfter), at + 8);
    const next = later.find(({ open }) => open);
    const wait = next ? later.indexOf(next) + Number(isAfter) : 0;
    const opens = next?.open ? formatClock(site, next.open.from) : "";
    const day = next ? formatDays(site, [next.day]) : "";
    return [from, 1, fillIn([today, tomorrow][wait] ?? another, { opens, day })];
  }

  if (!days.some(({ open }) => open)) return [];
  return days.flatMap(({ open }, at) => {
    const midnight = at * minutesOfDay;
    const before = closed(midnight, at, false);
    if (!open) return [before];
    const closes = formatClock(site, open.to);
    return [
      before,
      [midnight + minuteOf(open.from), 0, fillIn(isOpen, { closes })] as const,
      closed(midnight + minuteOf(open.to), at, true),
    ];
  });
}

type Opening = { iso: string; hours: OpeningHours["open"] };

const dayMs = minutesOfDay * 60_000;

/** Words from the last closing before some days until the first opening after them. */
function wordsAround(site: Site, from: string, to: string) {
  const { another, away } = site.words.hours.now;
  const days = openingsOf(site.practice.hours);

  /** The next day on which the practice would be open, in steps of a day. */
  function open(day: string, step: 1 | -1, steps = 1): Opening {
    const date = new Date(Date.parse(day) + step * steps * dayMs);
    const hours = days.at(date.getUTCDay() - 1)?.open;
    const iso = date.toISOString().slice(0, day.length);
    if (hours || steps === 7) return { iso, hours };
    return open(day, step, steps + 1);
  }

  const [last, next] = [open(from, -1), open(to, 1)];
  const opens = next.hours && formatClock(site, next.hours.from);
  const values = { opens: opens ?? "", day: formatDay(site, next.iso) };
  return [
    last.hours ? `${last.iso}T${last.hours.to}` : from,
    1,
    opens ? fillIn(another, values) : away,
    next.hours ? `${next.iso}T${next.hours.from}` : `${to}U`,
  ] as const;
}

type Time = Site["practice"]["times"][number];

type TimeWords = {
  practice: Pick<Site["practice"], "times">;
  forms: { appointment: Pick<Site["forms"]["appointment"], "times"> };
};

/** Returns the times of the session request: 09:00 to 11:00 → morning-9-11, Morning, 9 to 11 */
export function timesOf({ practice, forms }: TimeWords) {
  return practice.times.map((hours) => {
    const part = partOfDay(hours);
    const [from, to] = [hourOnClock(hours.from), hourOnClock(hours.to)];
    return {
      value: `${part}-${from}-${to}`.replaceAll(":", ""),
      label: fillIn(forms.appointment.times[part], { from, to }),
      hours,
    };
  });
}

function partOfDay({ from }: Time) {
  if (from < "11:00") return "morning";
  if (from < "13:00") return "midday";
  if (from < "16:00") return "afternoon";
  return from < "18:00" ? "evening" : "late-evening";
}

/** 09:00 → 9, 16:30 → 4:30 */
function hourOnClock(clock: string) {
  const [hour, minute] = clock.split(":");
  return `${Number(hour) % 12 || 12}${minute === "00" ? "" : `:${minute}`}`;
}

type Hours = Pick<Site["practice"], "hours" | "closures">;

/** True if the practice is open during the whole time on an ISO day. 'By appointment' is not open. */
export function isOpenDuring({ hours, closures }: Hours, day: string, time: Time) {
  if (closures.some(({ from, to }) => from <= day && day <= to)) return false;
  const fromMonday = hours.flatMap(({ days, open }) => days.map(() => open));
  const open = fromMonday.at(new Date(`${day}T00:00Z`).getUTCDay() - 1);
  return !!open && open.from <= time.from && time.to <= open.to;
}

function minuteOf(clock: string) {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}
