import { calendarFile } from "../../lib/calendar-file";
import type { Answers, RequestFormProps } from "../form";
import { slotOf } from "./slots";

/** The wished slot as a calendar file, marked as tentative: nothing is booked yet. */
export function wishFile(props: RequestFormProps, answers: Answers, now: Date) {
  const { preferredDate, preferredTime } = answers;
  const slot = slotOf(preferredTime);
  if (!slot) throw new Error("The calendar file needs one of the offered times.");
  return calendarFile(
    props,
    {
      id: `${preferredDate}-${preferredTime}-${now.getTime()}`,
      start: delhiTime(`${preferredDate}`, slot.startHour),
      end: delhiTime(`${preferredDate}`, slot.endHour),
      title: props.own.sent.confirmation.calendarTitle,
      details: { STATUS: "TENTATIVE", TRANSP: "TRANSPARENT" },
    },
    now,
  );
}

function delhiTime(day: string, hour: number) {
  return new Date(`${day}T${String(hour).padStart(2, "0")}:00+05:30`);
}
