import { requestSentTexts } from "../../content/forms";
import { calendarFile } from "../../lib/calendar-file";
import { preferredTime } from "../options";
import type { SessionRequest } from "./schema";

type Wish = Pick<SessionRequest, "preferredDate" | "preferredTime">;

/** The wished slot as a calendar file, marked as tentative: nothing is booked yet. */
export function wishFile({ preferredDate, preferredTime: time }: Wish, now: Date) {
  const slot = preferredTime.find((option) => option.value === time);
  if (!slot) throw new Error("The calendar file needs one of the offered times.");
  return calendarFile(
    {
      id: `${preferredDate}-${time}-${now.getTime()}`,
      start: delhiTime(preferredDate, slot.startHour),
      end: delhiTime(preferredDate, slot.endHour),
      title: requestSentTexts.confirmation.calendarTitle,
      details: { STATUS: "TENTATIVE", TRANSP: "TRANSPARENT" },
    },
    now,
  );
}

function delhiTime(day: string, hour: number) {
  return new Date(`${day}T${String(hour).padStart(2, "0")}:00+05:30`);
}
