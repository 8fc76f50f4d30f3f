import * as v from "valibot";
import { email, form, nameLimit, text } from "../rules";

export const messageLimit = 2000;

export const contactSchema = form({
  name: v.pipe(text, v.nonEmpty("Name is required"), nameLimit),
  email,
  phone: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^[\d\s+()-]{0,20}$/, "Invalid phone number format"),
  ),
  message: v.pipe(
    text,
    v.nonEmpty("Message is required"),
    v.maxLength(messageLimit, "Message must be less than 2000 characters"),
  ),
});

/** What the form holds while it is filled in. */
export type ContactMessageInput = v.InferInput<typeof contactSchema>;

/** What a valid form comes to. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

export const emptyContactMessage: ContactMessageInput = {
  name: "",
  email: "",
  phone: "",
  message: "",
};
