import type { GenericSchema } from "valibot";
import { appointmentSchema, emptySessionRequest } from "../../app/forms/appointment/schema";
import { contactSchema, emptyContactMessage } from "../../app/forms/contact/schema";

export type FormName = "contact" | "appointment";
export type Values = Readonly<Record<string, string | boolean>>;

export type Form = {
  name: FormName;
  /** Its page, to which it also posts. */
  path: string;
  schema: GenericSchema<unknown, Values>;
  empty: Values;
};

/** The site's own schemas judge what arrives. */
export const forms: readonly Form[] = [
  {
    name: "contact",
    path: "/contact",
    schema: contactSchema as GenericSchema<unknown, Values>,
    empty: emptyContactMessage as Values,
  },
  {
    name: "appointment",
    path: "/appointments",
    schema: appointmentSchema as GenericSchema<unknown, Values>,
    empty: emptySessionRequest as Values,
  },
];
