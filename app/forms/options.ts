import { practice } from "../content/practice";
import { type Service, services } from "../content/services";
import { therapists } from "../content/therapists";

/** What can be chosen because the practice has it, by the name of the field. */
export const offered = {
  serviceType: services.flatMap(({ requestValue, title }: Service) =>
    requestValue ? [{ value: requestValue, label: title }] : [],
  ),
  preferredTherapist: therapists.map(({ value, name }) => ({ value, label: name })),
};

/** When the practice is open, for the note about a time outside of that. */
export const openingHours = practice.hours;
