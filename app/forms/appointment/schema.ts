import * as v from "valibot";
import {
  currentMedication,
  preferredTherapist,
  preferredTime,
  previousTherapy,
  serviceType,
  sessionType,
} from "../options";
import { choice, email, form, nameLimit, optionalChoice, text } from "../rules";

const phone = v.pipe(
  text,
  v.regex(/^\+?[\d\s()-]+$/, "Invalid phone number"),
  v.minLength(10, "Phone number must be at least 10 digits"),
  v.maxLength(20, "Phone number must be less than 20 characters"),
);

export const concernsLimit = 1000;

export const appointmentSchema = form({
  fullName: v.pipe(text, v.minLength(2, "Name must be at least 2 characters"), nameLimit),
  email,
  phone,
  age: v.pipe(
    text,
    v.digits("Age must be a number"),
    v.check((age) => Number(age) >= 5 && Number(age) <= 120, "Age must be between 5 and 120"),
  ),

  /** `YYYY-MM-DD`: without a time of day, no time zone can turn it into the day before. */
  preferredDate: v.pipe(
    v.nullish(v.string(), ""),
    v.trim(),
    v.check(isDay, "Please select a preferred appointment date"),
  ),
  preferredTime: choice(preferredTime, "Please select a preferred time"),
  sessionType: choice(sessionType, "Please select a session type"),

  serviceType: choice(serviceType, "Please select a service type"),
  preferredTherapist: optionalChoice(preferredTherapist),
  primaryConcerns: v.pipe(
    text,
    v.minLength(20, "Please provide at least 20 characters describing your concerns"),
    v.maxLength(concernsLimit, "Description must be less than 1000 characters"),
  ),

  previousTherapy: choice(previousTherapy, "Please select an option"),
  currentMedication: choice(currentMedication, "Please select an option"),

  emergencyName: v.pipe(
    text,
    v.minLength(2, "Emergency contact name must be at least 2 characters"),
    nameLimit,
  ),
  emergencyPhone: phone,
  emergencyRelation: v.pipe(
    text,
    v.minLength(2, "Relationship must be at least 2 characters"),
    v.maxLength(50, "Relationship must be less than 50 characters"),
  ),

  privacyConsent: v.pipe(v.boolean(), v.literal(true, "You must accept the privacy policy")),
  cancellationPolicy: v.pipe(
    v.boolean(),
    v.literal(true, "You must accept the cancellation policy"),
  ),
});

/** True for a day of the calendar; the past is allowed, as a day may pass while the page is open. */
function isDay(day: string): boolean {
  // Some browsers read 30 February as 2 March, the others as no date at all, whose JSON is null.
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;
}

/** What the form holds while it is filled in. */
export type SessionRequestInput = v.InferInput<typeof appointmentSchema>;

/** What a valid form comes to. */
export type SessionRequest = v.InferOutput<typeof appointmentSchema>;

export const emptySessionRequest: SessionRequestInput = {
  fullName: "",
  email: "",
  phone: "",
  age: "",
  preferredDate: "",
  preferredTime: "",
  sessionType: "",
  serviceType: "",
  preferredTherapist: "",
  primaryConcerns: "",
  previousTherapy: "",
  currentMedication: "",
  emergencyName: "",
  emergencyPhone: "",
  emergencyRelation: "",
  privacyConsent: false,
  cancellationPolicy: false,
};
