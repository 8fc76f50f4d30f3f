import { practice } from "../content/practice";
import { type Service, services } from "../content/services";
import { firstNameValue } from "../content/slug";
import { therapists } from "../content/therapists";

/** When the practice is open, for the note about a time outside of that. */
export const openingHours = practice.hours;

/** Hours on a 24-hour clock, in Delhi. */
const timeSlots = [
  { value: "morning-9-11", name: "Morning", startHour: 9, endHour: 11 },
  { value: "midday-11-1", name: "Midday", startHour: 11, endHour: 13 },
  { value: "afternoon-2-4", name: "Afternoon", startHour: 14, endHour: 16 },
  { value: "evening-4-6", name: "Evening", startHour: 16, endHour: 18 },
  { value: "late-evening-6-8", name: "Late evening", startHour: 18, endHour: 20 },
] as const;

export const preferredTime = timeSlots.map(({ value, name, startHour, endHour }) => ({
  value,
  label: `${name}, ${asSpoken(startHour)} to ${asSpoken(endHour)}`,
  startHour,
  endHour,
}));

/** People say 'two', not 'fourteen'. */
function asSpoken(hour: number): number {
  return hour > 12 ? hour - 12 : hour;
}

export const sessionType = [
  { value: "in-person", label: "In person" },
  { value: "video-call", label: "Video call" },
  { value: "phone-call", label: "Phone call" },
] as const;

export const serviceType = services.flatMap(({ requestValue, title }: Service) =>
  requestValue ? [{ value: requestValue, label: title }] : [],
);

export const preferredTherapist = [
  { value: "no-preference", label: "No preference" },
  ...therapists.map((person) => ({ value: firstNameValue(person), label: person.name })),
];

export const previousTherapy = [
  { value: "no", label: "No, this would be my first time" },
  { value: "yes-helpful", label: "Yes, and it helped" },
  { value: "yes-not-helpful", label: "Yes, but it didn’t help" },
  { value: "currently", label: "I’m seeing a therapist at the moment" },
] as const;

export const currentMedication = [
  { value: "no", label: "No" },
  { value: "yes-mental-health", label: "Yes, for my mental health" },
  { value: "yes-other", label: "Yes, for something else" },
  { value: "prefer-not", label: "I’d rather not say" },
] as const;
