import type { Answers } from "../../contract/field.ts";

/* Valid answers to the forms, for tests. */

export const contactMessage = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "I have not slept well for weeks.",
} satisfies Answers;

export const sessionRequest = {
  fullName: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  age: "34",
  preferredDate: "2026-11-20",
  preferredTime: "evening-430-7",
  sessionType: "video-call",
  serviceType: "individual",
  preferredTherapist: "no-preference",
  primaryConcerns: "I sleep badly and worry a lot.",
  previousTherapy: "no",
  currentMedication: "prefer-not",
  emergencyName: "Ravi Rao",
  emergencyPhone: "98765 43211",
  emergencyRelation: "Brother",
  privacyConsent: true,
  cancellationPolicy: true,
} satisfies Answers;
