import { describe, expect, test } from "vitest";
import { requestFields } from "../../content/schemas/forms";
import { services } from "../../content/services";
import { therapists } from "../../content/therapists";
import { preferredTherapist } from "../options";
import { fine, messagesOf, type Row, testForm } from "../testing";
import { sessionRequest } from "../testing-answers";
import { appointmentSchema, emptySessionRequest, type SessionRequest } from "./schema";

type Field = keyof SessionRequest;

const shortName = "Name must be at least 2 characters";
const longName = "Name must be less than 100 characters";
const noPhone = "Invalid phone number";
const shortPhone = "Phone number must be at least 10 digits";
const longPhone = "Phone number must be less than 20 characters";
const noAge = "Age must be a number";
const otherAge = "Age must be between 5 and 120";
const noDate = "Please select a preferred appointment date";
const shortConcerns = "Please provide at least 20 characters describing your concerns";

const kindsOfSession = services.flatMap(({ requestValue }) => requestValue ?? []);

/** The allowed values in the words of the specification, not those of the option lists. */
const lists: readonly [field: Field, message: string, values: string][] = [
  ["preferredTime", "Please select a preferred time", "morning-9-11 midday-11-1 afternoon-2-4"],
  ["preferredTime", "Please select a preferred time", "evening-4-6 late-evening-6-8"],
  ["sessionType", "Please select a session type", "in-person video-call phone-call"],
  ["serviceType", "Please select a service type", kindsOfSession.join(" ")],
  ["previousTherapy", "Please select an option", "no yes-helpful yes-not-helpful currently"],
  ["currentMedication", "Please select an option", "no yes-mental-health yes-other prefer-not"],
];

describe("A session request has for", () => {
  testForm<Field>(appointmentSchema, sessionRequest, [
    ["fullName", " A ", shortName],
    ["fullName", "Al", fine],
    ["fullName", ` ${"a".repeat(100)} `, fine],
    ["fullName", "a".repeat(101), longName],

    ["email", " a@x.in ", fine],
    ["email", "a@x", "Invalid email address"],

    ["phone", "   ", noPhone],
    ["phone", "+", noPhone],
    ["phone", "98765+43210", noPhone],
    ["phone", "++919876543210", noPhone],
    ["phone", "98765.43210", noPhone],
    ["phone", "९८७६५४३२१०", noPhone],
    ["phone", `  ${"9".repeat(9)}  `, shortPhone],
    ["phone", "98765 4321", fine],
    ["phone", "+91 (98) 765-43210", fine],
    ["phone", ` ${"9".repeat(20)}\n`, fine],
    ["phone", "9".repeat(21), longPhone],
    ["emergencyPhone", "98765+43210", noPhone],
    ["emergencyPhone", "9".repeat(9), shortPhone],
    ["emergencyPhone", "9".repeat(21), longPhone],

    ["age", "  ", noAge],
    ["age", "5.0", noAge],
    ["age", "-5", noAge],
    ["age", "२५", noAge],
    ["age", "4", otherAge],
    ["age", "05", fine],
    ["age", " 120 ", fine],
    ["age", "121", otherAge],
    ["age", "9".repeat(400), otherAge],

    ["preferredDate", " 2026-03-02 ", fine],
    // A day may pass while the page stays open.
    ["preferredDate", "2000-02-29", fine],
    ["preferredDate", "2026-02-29", noDate],
    ["preferredDate", "2026-04-31", noDate],
    ["preferredDate", "2026-13-01", noDate],
    ["preferredDate", "2026-3-2", noDate],
    ["preferredDate", "2026-03-02T10:00", noDate],
    ["preferredDate", "२०२६-०३-०२", noDate],
    ["preferredDate", null, noDate],
    ["preferredDate", undefined, noDate],

    ...lists.flatMap(([field, message, values]): Row<Field>[] => [
      ...values.split(" ").map((value): Row<Field> => [field, value, fine]),
      [field, null, message],
      [field, "other", message],
    ]),
    ["preferredTherapist", null, fine],
    ["preferredTherapist", "somebody else", fine],

    ["primaryConcerns", `  ${"a".repeat(19)}  `, shortConcerns],
    ["primaryConcerns", "a".repeat(20), fine],
    ["primaryConcerns", `\n${"a".repeat(1000)} `, fine],
    ["primaryConcerns", "a".repeat(1001), "Description must be less than 1000 characters"],

    ["emergencyName", " R ", "Emergency contact name must be at least 2 characters"],
    ["emergencyName", "Ra", fine],
    ["emergencyName", ` ${"a".repeat(100)} `, fine],
    ["emergencyName", "a".repeat(101), longName],

    ["emergencyRelation", " x ", "Relationship must be at least 2 characters"],
    ["emergencyRelation", "Ma", fine],
    ["emergencyRelation", ` ${"a".repeat(50)} `, fine],
    ["emergencyRelation", "a".repeat(51), "Relationship must be less than 50 characters"],

    ["privacyConsent", false, "You must accept the privacy policy"],
    ["cancellationPolicy", false, "You must accept the cancellation policy"],
  ]);
});

test("The empty form shows the first message of every field but the therapist", () => {
  expect(messagesOf(appointmentSchema, emptySessionRequest)).toEqual({
    fullName: shortName,
    email: "Invalid email address",
    phone: noPhone,
    age: noAge,
    preferredDate: noDate,
    ...Object.fromEntries(lists.map(([field, message]) => [field, message])),
    primaryConcerns: shortConcerns,
    emergencyName: "Emergency contact name must be at least 2 characters",
    emergencyPhone: noPhone,
    emergencyRelation: "Relationship must be at least 2 characters",
    privacyConsent: "You must accept the privacy policy",
    cancellationPolicy: "You must accept the cancellation policy",
  });
});

test("Whatever their names are, the form tells all therapists apart", () => {
  const [nobody, ...people] = preferredTherapist;
  expect(nobody?.value).toBe("no-preference");
  expect(people.map(({ label }) => label)).toEqual(therapists.map(({ name }) => name));
  const values = people.map(({ value }) => value);
  expect(new Set(values).size).toBe(therapists.length);
  expect(values.filter((value) => !/^[a-z-]+$/.test(value))).toEqual([]);
});

test("The privacy notice gives its reason for each question that the form asks", () => {
  // The notice is held to these names by its schema.
  expect(requestFields).toEqual(Object.keys(emptySessionRequest));
});
