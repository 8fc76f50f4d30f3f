import { sample } from "./sample";

/** `HH:MM` on a 24-hour clock, in Delhi. */
type ClockTime = `${number}:${number}`;

export type Weekday =
  | "Monday"
  | "Tuesday"
  | "Wednesday"
  | "Thursday"
  | "Friday"
  | "Saturday"
  | "Sunday";

export type OpeningHours = {
  days: readonly Weekday[];
  /** Without times, the practice opens on these days by appointment only. */
  open?: { from: ClockTime; to: ClockTime };
};

export const practice = {
  name: sample("Kind Space"),
  tagline: "A Kind Space for Every Mind",
  /** What the site is written in, as browsers name it. */
  language: "en-IN",

  /** The address of the website itself, without a slash at the end. */
  siteUrl: sample("https://www.example.org"),

  address: {
    neighbourhood: "Green Park Extension",
    city: "New Delhi",
    countryCode: "IN",
  },
  /** What a map service is asked to find. */
  mapQuery: "Green Park Extension, New Delhi",
  nearestStation: "Green Park metro station",

  /** In international form, with spaces where people pause. */
  phone: sample("+91 11 0155 0199"),
  email: sample("hello@example.org"),
  social: {
    network: sample("Instagram"),
    url: sample("https://social.example.org/kindspace"),
  },

  hours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      open: { from: "08:00", to: "20:00" },
    },
    { days: ["Saturday"], open: { from: "09:00", to: "17:00" } },
    { days: ["Sunday"] },
  ] satisfies readonly OpeningHours[] as readonly OpeningHours[],

  /** People who write to us hear back within this many hours. */
  responseHours: 24,
  /** Less notice than this many hours makes a cancellation late. */
  cancellationNoticeHours: 24,
  freeConsultation: { minutes: 15, by: "phone" },
} as const;
