import { calendarFile } from "../../lib/calendar-file";
import type { Answers, RequestFormProps } from "../form";

/** The wished time as a calendar file, marked as tentative: nothing is booked yet. */
export function wishFile(props: RequestFormProps, answers: Answers, now: Date) {
  const { preferredDate, preferredTime } = answers;
  const offered = props.offered.preferredTime ?? [];
  const time = offered.find(({ value }) => value === preferredTime)?.hours;
  if (!time) throw new Error("The calendar file needs one of the offered times.");
  return calendarFile(
    props,
    {
      id: `${preferredDate}-${preferredTime}-${now.getTime()}`,
      start: delhiTime(`${preferredDate}`, time.from),
      end: delhiTime(`${preferredDate}`, time.to),
      title: props.own.sent.confirmation.calendarTitle,
      details: { STATUS: "TENTATIVE", TRANSP: "TRANSPARENT" },
    },
    now,
  );
}

function delhiTime(day: string, clock: string) {
  return new Date(`${day}T${clock}+05:30`);
}
