import { appointmentTexts } from "../../content/forms";
import { requestSentTexts } from "../../content/sent";
import { formatLongDay } from "../../lib/dates";
import { describe } from "../copy";
import {
  currentMedication,
  preferredTherapist,
  preferredTime,
  previousTherapy,
  serviceType,
  sessionType,
} from "../options";
import { type SentDefinition, sentWith } from "../sent";
import { wishFile } from "./calendar-file";
import type { SessionRequest } from "./schema";

const definition: SentDefinition<SessionRequest> = {
  ...requestSentTexts,
  calendarFile: wishFile,
  copy: (values) =>
    describe(values, appointmentTexts.labels, {
      preferredDate: formatLongDay,
      preferredTime: labelIn(preferredTime),
      sessionType: labelIn(sessionType),
      serviceType: labelIn(serviceType),
      preferredTherapist: labelIn(preferredTherapist),
      previousTherapy: labelIn(previousTherapy),
      currentMedication: labelIn(currentMedication),
      privacyConsent: () => "yes",
      cancellationPolicy: () => "yes",
    }),
};

function labelIn(options: readonly { value: string; label: string }[]) {
  return (value: string) => options.find((option) => option.value === value)?.label ?? "";
}

export const requestSent = sentWith(definition);
