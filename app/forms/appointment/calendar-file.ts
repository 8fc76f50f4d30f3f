import { practice } from "../../content/practice";
import { requestSentTexts } from "../../content/sent";
import { preferredTime } from "../options";
import type { SessionRequest } from "./schema";

type Wish = Pick<SessionRequest, "preferredDate" | "preferredTime">;

/** The wished slot as a calendar file (RFC 5545), marked as tentative: nothing is booked yet. */
export function calendarFile({ preferredDate, preferredTime: time }: Wish, now: Date) {
  const slot = preferredTime.find((option) => option.value === time);
  if (!slot) throw new Error("The calendar file needs one of the offered times.");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(practice.name)}//Website//EN`,
    "BEGIN:VEVENT",
    `UID:${preferredDate}-${time}-${now.getTime()}@website`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(delhiTime(preferredDate, slot.startHour))}`,
    `DTEND:${utc(delhiTime(preferredDate, slot.endHour))}`,
    `SUMMARY:${escapeText(requestSentTexts.confirmation.calendarTitle)}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

function delhiTime(day: string, hour: number) {
  return new Date(`${day}T${String(hour).padStart(2, "0")}:00+05:30`);
}

/** 20261120T033000Z */
function utc(instant: Date) {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`);
}
