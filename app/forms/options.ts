import { appointmentTexts } from "../content/forms";
import { practice } from "../content/practice";
import { choices } from "../content/schemas/forms";
import { type Service, services } from "../content/services";
import { firstNameValue } from "../content/slug";
import { therapists } from "../content/therapists";

/** When the practice is open, for the note about a time outside of that. */
export const openingHours = practice.hours;

/** On a 24-hour clock, in Delhi. */
const hours = {
  "morning-9-11": { startHour: 9, endHour: 11 },
  "midday-11-1": { startHour: 11, endHour: 13 },
  "afternoon-2-4": { startHour: 14, endHour: 16 },
  "evening-4-6": { startHour: 16, endHour: 18 },
  "late-evening-6-8": { startHour: 18, endHour: 20 },
} as const;

export const preferredTime = options("preferredTime").map((option) => {
  return { ...option, ...hours[option.value] };
});

export const sessionType = options("sessionType");

export const serviceType = services.flatMap(({ requestValue, title }: Service) =>
  requestValue ? [{ value: requestValue, label: title }] : [],
);

export const preferredTherapist = [
  ...options("preferredTherapist"),
  ...therapists.map((therapist) => ({
    value: firstNameValue(therapist),
    label: therapist.name,
  })),
];

export const previousTherapy = options("previousTherapy");

export const currentMedication = options("currentMedication");

/** Each value with its words, in the order of the form. */
function options<Name extends keyof typeof choices>(name: Name) {
  const labels = appointmentTexts.choices[name] as Record<string, string>;
  return choices[name].map((value: (typeof choices)[Name][number]) => {
    return { value, label: labels[value] ?? "" };
  });
}
