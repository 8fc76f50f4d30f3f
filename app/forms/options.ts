import { services } from "../content/services";
import { therapists } from "../content/therapists";

/** What can be chosen because the practice has it, by the name of the field. */
export const offered = {
  serviceType: services.flatMap(({ requestValue, title }) => {
    return requestValue ? [{ value: requestValue, label: title }] : [];
  }),
  preferredTherapist: therapists.map(({ value, name, path }) => ({ value, label: name, path })),
};
