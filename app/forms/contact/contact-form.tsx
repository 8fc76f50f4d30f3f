import { contactTexts, messageSentTexts } from "../../content/forms";
import { describe } from "../copy";
import { deliverTo } from "../deliver";
import { LongTextField, TextField } from "../field";
import type { VisitorFormHandle } from "../form-values";
import { type FormDefinition, VisitorForm } from "../visitor-form";
import {
  type ContactMessage,
  type ContactMessageInput,
  contactSchema,
  emptyContactMessage,
  messageLimit,
} from "./schema";

const { labels, hints, submit } = contactTexts;

export const contactForm: FormDefinition<ContactMessageInput, ContactMessage> = {
  schema: contactSchema,
  empty: emptyContactMessage,
  labels,
  submit,
  path: "/contact",
  deliver: deliverTo("/contact"),
  ...messageSentTexts,
  copy: (values) => describe(values, labels),
};

export function ContactForm({ initial }: { initial?: ContactMessageInput }) {
  return (
    <VisitorForm definition={contactForm} initial={initial}>
      {contactFields}
    </VisitorForm>
  );
}

export function contactFields(form: VisitorFormHandle<ContactMessageInput>) {
  return (
    <>
      <TextField form={form} name="name" label={labels.name} autoComplete="name" />
      <TextField form={form} name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField
        form={form}
        name="phone"
        label={labels.phone}
        hint={hints.phone}
        type="tel"
        autoComplete="tel"
        optional
      />
      <LongTextField
        form={form}
        name="message"
        label={labels.message}
        hint={hints.message}
        rows={6}
        limit={messageLimit}
      />
    </>
  );
}
