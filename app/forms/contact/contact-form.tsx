import { contactTexts } from "../../content/forms";
import { deliver } from "../deliver";
import { LongTextField, TextField } from "../field";
import { type FormDefinition, VisitorForm } from "../visitor-form";
import {
  type ContactMessage,
  type ContactMessageInput,
  contactSchema,
  emptyContactMessage,
  messageLimit,
} from "./schema";

const { labels, hints, submit } = contactTexts;

const definition: FormDefinition<ContactMessageInput, ContactMessage> = {
  schema: contactSchema,
  empty: emptyContactMessage,
  labels,
  whenInvalid: "first-field",
  submit,
  deliver: (values) => deliver({ form: "contact", values }),
  loadSent: async () => (await import("./message-sent")).messageSent,
};

export function ContactForm({ initial }: { initial?: ContactMessageInput }) {
  return (
    <VisitorForm definition={definition} initial={initial}>
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField
        name="phone"
        label={labels.phone}
        hint={hints.phone}
        type="tel"
        autoComplete="tel"
        optional
      />
      <LongTextField
        name="message"
        label={labels.message}
        hint={hints.message}
        rows={6}
        limit={messageLimit}
      />
    </VisitorForm>
  );
}
