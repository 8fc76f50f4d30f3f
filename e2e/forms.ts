import type { FieldWords } from "../app/content/schemas/forms";
import { contactWords, requestWords } from "./facts";
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

export const contactMessage = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "Do you have a free hour on Friday?",
};

export const sessionRequest = {
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

/** What a form that nobody filled in is told: of each field, the message of its first rule. */
export const emptyRequestMessages = firstMessages(requestWords.fields);
export const emptyMessageMessages = firstMessages(contactWords.fields, ["phone"]);

function firstMessages(fields: Record<string, FieldWords>, optional: readonly string[] = []) {
  const wrong = Object.entries(fields).filter(([name]) => !optional.includes(name));
  return Object.fromEntries(
    wrong.flatMap(([name, { messages = {} }]) => {
      const [first] = Object.values(messages);
      return first ? [[name, first]] : [];
    }),
  );
}
