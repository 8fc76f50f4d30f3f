import type { ReactElement, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import {
  AppointmentForm,
  appointmentFields,
  appointmentForm,
} from "../forms/appointment/appointment-form";
import { PrivacyNotice } from "../forms/appointment/privacy-notice";
import { ContactForm, contactFields, contactForm } from "../forms/contact/contact-form";
import { FormIsland } from "../forms/form-island";
import type { VisitorFormHandle } from "../forms/form-values";
import type { FormDefinition } from "../forms/visitor-form";
import { PlainDateField } from "./plain-date-field";

export type PlainFormParts = {
  definition: FormDefinition<FieldValues, FieldValues>;
  fields: (form: VisitorFormHandle<FieldValues>) => ReactNode;
  /** What the form's page holds as it was built. */
  island: ReactElement;
};

/** Both forms in one type, whatever their fields are: what is posted is only text. */
export const plainForms = {
  contact: {
    definition: contactForm,
    fields: contactFields,
    island: <FormIsland name="contact" form={<ContactForm />} />,
  },
  appointment: {
    definition: appointmentForm,
    fields: (form: Parameters<typeof appointmentFields>[0]) =>
      appointmentFields(form, <PrivacyNotice />, PlainDateField),
    island: <FormIsland name="appointment" form={<AppointmentForm notice={<PrivacyNotice />} />} />,
  },
} as unknown as Record<"contact" | "appointment", PlainFormParts>;
