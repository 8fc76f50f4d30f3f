import type { Site } from "../content/site";

export type CalendarEvent = {
  /** Unique among the events of this site. */
  id: string;
  start: Date;
  end: Date;
  title: string;
  /** Further properties of an event, by their names in RFC 5545. */
  details?: Readonly<
    Partial<Record<"DESCRIPTION" | "LOCATION" | "STATUS" | "TRANSP" | "URL", string>>
  >;
};

/** The part of a site that a calendar file names. */
type PublisherOfEvent = Pick<Site, "language"> & {
  practice: Pick<Site["practice"], "name" | "siteUrl">;
};

/** Returns an event as a calendar file (RFC 5545), stamped with the time it was made. */
export function calendarFile(
  { practice, language }: PublisherOfEvent,
  { id, start, end, title, details = {} }: CalendarEvent,
  knownAt: Date,
) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(practice.name)}//Website//${language.slice(0, 2).toUpperCase()}`,
    "BEGIN:VEVENT",
    // RFC 5545 requires a globally unique id.
    `UID:${id}@${new URL(practice.siteUrl).host}`,
    `DTSTAMP:${utc(knownAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...Object.entries(details).map(([name, value]) => {
      return `${name}:${name === "URL" ? value : escapeText(value)}`;
    }),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 20261120T033000Z */
function utc(instant: Date) {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll("\n", "\\n");
}

/** Folds lines after 75 bytes. The rest continues after a space in the next line. */
function fold(line: string) {
  const lines = [""];
  for (const character of line) {
    const current = lines.at(-1) ?? "";
    if (byteLength(current + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join("\r\n");
}

function byteLength(text: string) {
  return new TextEncoder().encode(text).length;
}
