import type { SessionRequestInput } from "../app/forms/appointment/schema";
import type { ContactMessageInput } from "../app/forms/contact/schema";
import { expect, quiet, test as siteTest } from "./site";

/** A test that also fails when its page said, asked or missed anything. */
export const test = siteTest.extend<{ quietly: undefined }>({
  quietly: [
    async ({ noise }, use) => {
      await use(undefined);
      expect(noise).toEqual(quiet);
    },
    { auto: true },
  ],
});

export { expect };

/** A Sunday in the middle of a month, at noon in Delhi. */
export const noon = new Date("2026-11-15T12:00:00+05:30");

export const contactMessage: ContactMessageInput = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "Do you have a free hour on Friday?",
};

export const sessionRequest: SessionRequestInput = {
  fullName: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  age: "34",
  preferredDate: "2026-11-20",
  preferredTime: "evening-4-6",
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
};

export const emptyMessageMessages = {
  name: "Name is required",
  email: "Invalid email address",
  message: "Message is required",
};
