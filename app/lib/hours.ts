import type { OpeningHours, Weekday } from "../content/practice";
import { hourWords } from "../content/words";
import { formatClock, formatSpan, formatWeekday } from "./dates";
import { fillIn } from "./fill-in";

/** Monday to Friday; Saturday */
export function formatDays(days: OpeningHours["days"]) {
  const [first = "", ...others] = days.map((day) => formatWeekday(weekdays.indexOf(day)));
  const last = others.at(-1);
  return last ? fillIn(hourWords.days, { first, last }) : first;
}

/** 8:00 AM–8:00 PM; By appointment only */
export function formatOpening({ open }: OpeningHours) {
  if (!open) return hourWords.byAppointment;
  return formatSpan(formatClock(open.from, "full"), formatClock(open.to, "full"));
}

const weekdays: readonly Weekday[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

type Slot = { startHour: number; endHour: number };

/** Whether the practice keeps open all through a slot of an ISO day; by appointment is not open. */
export function isOpenDuring(hours: readonly OpeningHours[], day: string, slot: Slot) {
  const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()];
  const open = hours.find(({ days }) => weekday && days.includes(weekday))?.open;
  return (
    open !== undefined && hourOf(open.from) <= slot.startHour && slot.endHour <= hourOf(open.to)
  );
}

function hourOf(clock: string) {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour + minute / 60;
}
