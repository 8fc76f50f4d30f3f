import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { slugify } from "../../content/slug";
import { therapists } from "../../content/therapists";
import { preferredTherapist, preferredTime, serviceType } from "../options";
import { fine, messagesOf, type Row, testAnyForm, testTable } from "../testing";
import { appointmentSchema, emptySessionRequest, type SessionRequest } from "./schema";

type Field = keyof SessionRequest;

const valid: SessionRequest = {
  fullName: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  age: "34",
  preferredDate: "2026-03-02",
  preferredTime: "morning-9-11",
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

const fields = Object.keys(valid) as Field[];

/** The allowed values in the words of the specification, not those of the option lists. */
const lists = {
  preferredTime: [
    "morning-9-11",
    "midday-11-1",
    "afternoon-2-4",
    "evening-4-6",
    "late-evening-6-8",
  ],
  sessionType: ["in-person", "video-call", "phone-call"],
  serviceType: ["individual", "relationship", "family", "child", "group"],
  previousTherapy: ["no", "yes-helpful", "yes-not-helpful", "currently"],
  currentMedication: ["no", "yes-mental-health", "yes-other", "prefer-not"],
};

const therapistValues = [
  "no-preference",
  ...therapists.map(({ name }) => name.toLowerCase().slice(0, name.indexOf(" "))),
];

type ListField = keyof typeof lists;
function listRows(field: ListField, message: string): Row<Field>[] {
  const [first = ""] = lists[field];
  return [
    ...lists[field].map((value): Row<Field> => [field, value, fine]),
    ...["", " ", null, "other", ` ${first}`, first.toUpperCase(), first.slice(0, -1)].map(
      (value): Row<Field> => [field, value, message],
    ),
    [field, undefined, "Required"],
    [field, 1, "Expected string, received number"],
    [field, true, "Expected string, received boolean"],
    [field, [first], "Expected string, received array"],
  ];
}

function phoneRows(field: "phone" | "emergencyPhone"): Row<Field>[] {
  return [
    [field, "", "Invalid phone number"],
    [field, "   ", "Invalid phone number"],
    [field, "+", "Invalid phone number"],
    [field, "98765+43210", "Invalid phone number"],
    [field, "++919876543210", "Invalid phone number"],
    [field, "(+91) 9876543210", "Invalid phone number"],
    [field, "98765.43210", "Invalid phone number"],
    [field, "98765/43210", "Invalid phone number"],
    [field, "my old number", "Invalid phone number"],
    [field, "९८७६५४३२१०", "Invalid phone number"],
    [field, "9".repeat(9), "Phone number must be at least 10 digits"],
    [field, `  ${"9".repeat(9)}  `, "Phone number must be at least 10 digits"],
    [field, "+1", "Phone number must be at least 10 digits"],
    [field, "9".repeat(10), fine],
    [field, "98765 4321", fine],
    [field, "+987654321", fine],
    [field, "----------", fine],
    [field, "+91 (98) 765-43210", fine],
    [field, "98765\u00a043210", fine],
    [field, "9".repeat(20), fine],
    [field, `+${"9".repeat(19)}`, fine],
    [field, ` ${"9".repeat(20)}\n`, fine],
    [field, "9".repeat(21), "Phone number must be less than 20 characters"],
    [field, `+${"9".repeat(20)}`, "Phone number must be less than 20 characters"],
    [field, undefined, "Required"],
    [field, null, "Expected string, received null"],
    [field, 9876543210, "Expected string, received number"],
  ];
}

const noDate = "Please select a preferred appointment date";

const table: Row<Field>[] = [
  ["fullName", "", "Name must be at least 2 characters"],
  ["fullName", "A", "Name must be at least 2 characters"],
  ["fullName", " A ", "Name must be at least 2 characters"],
  ["fullName", "Al", fine],
  ["fullName", "🙂", fine],
  ["fullName", "a".repeat(100), fine],
  ["fullName", ` ${"a".repeat(100)} `, fine],
  ["fullName", "🙂".repeat(50), fine],
  ["fullName", "a".repeat(101), "Name must be less than 100 characters"],
  ["fullName", `${"🙂".repeat(50)}a`, "Name must be less than 100 characters"],
  ["fullName", undefined, "Required"],
  ["fullName", null, "Expected string, received null"],
  ["fullName", 7, "Expected string, received number"],

  ["email", "", "Invalid email address"],
  ["email", "a@b", "Invalid email address"],
  ["email", "a@x.c", "Invalid email address"],
  ["email", "a..b@x.in", "Invalid email address"],
  ["email", ".a@x.in", "Invalid email address"],
  ["email", "o'brien@x.in", fine],
  ["email", " a+tag@x.co.in ", fine],
  ["email", `${"a".repeat(250)}@x.in`, fine],
  ["email", `${"a".repeat(251)}@x.in`, "Email must be less than 255 characters"],
  ["email", undefined, "Required"],
  ["email", null, "Expected string, received null"],
  ["email", 7, "Expected string, received number"],

  ...phoneRows("phone"),

  ["age", "", "Age must be a number"],
  ["age", "  ", "Age must be a number"],
  ["age", "5.0", "Age must be a number"],
  ["age", "-5", "Age must be a number"],
  ["age", "+5", "Age must be a number"],
  ["age", "1e1", "Age must be a number"],
  ["age", "0x10", "Age must be a number"],
  ["age", "3 4", "Age must be a number"],
  ["age", "२५", "Age must be a number"],
  ["age", "ten", "Age must be a number"],
  ["age", "0", "Age must be between 5 and 120"],
  ["age", "4", "Age must be between 5 and 120"],
  ["age", "5", fine],
  ["age", "05", fine],
  ["age", " 34 ", fine],
  ["age", "120", fine],
  ["age", "0000120", fine],
  ["age", "121", "Age must be between 5 and 120"],
  ["age", "9".repeat(400), "Age must be between 5 and 120"],
  ["age", undefined, "Required"],
  ["age", null, "Expected string, received null"],
  ["age", 34, "Expected string, received number"],

  ["preferredDate", "2026-03-02", fine],
  ["preferredDate", " 2026-03-02 ", fine],
  ["preferredDate", "2000-01-01", fine],
  ["preferredDate", "2126-12-31", fine],
  ["preferredDate", "2028-02-29", fine],
  ["preferredDate", "2000-02-29", fine],
  ["preferredDate", "2026-02-29", noDate],
  ["preferredDate", "2100-02-29", noDate],
  ["preferredDate", "2026-02-30", noDate],
  ["preferredDate", "2026-04-31", noDate],
  ["preferredDate", "2026-01-32", noDate],
  ["preferredDate", "2026-01-00", noDate],
  ["preferredDate", "2026-00-01", noDate],
  ["preferredDate", "2026-13-01", noDate],
  ["preferredDate", "2026-3-2", noDate],
  ["preferredDate", "2026-03", noDate],
  ["preferredDate", "+012026-03", noDate],
  ["preferredDate", "2026/03/02", noDate],
  ["preferredDate", "02-03-2026", noDate],
  ["preferredDate", "2026-03-02T10:00", noDate],
  ["preferredDate", "2026-03-02\n2026-03-03", noDate],
  ["preferredDate", "२०२६-०३-०२", noDate],
  ["preferredDate", "tomorrow", noDate],
  ["preferredDate", "", noDate],
  ["preferredDate", " ", noDate],
  ["preferredDate", null, noDate],
  ["preferredDate", undefined, noDate],
  ["preferredDate", 20260302, "Expected string, received number"],
  ["preferredDate", new Date(0), "Expected string, received object"],

  ...listRows("preferredTime", "Please select a preferred time"),
  ...listRows("sessionType", "Please select a session type"),
  ...listRows("serviceType", "Please select a service type"),
  // A way to meet, not a service one can ask for.
  ["serviceType", "online", "Please select a service type"],

  ...therapistValues.map((value): Row<Field> => ["preferredTherapist", value, fine]),
  ["preferredTherapist", "", fine],
  ["preferredTherapist", null, fine],
  ["preferredTherapist", undefined, fine],
  ["preferredTherapist", "somebody else", fine],
  ["preferredTherapist", 2, "Expected string, received number"],

  ["primaryConcerns", "", "Please provide at least 20 characters describing your concerns"],
  [
    "primaryConcerns",
    "a".repeat(19),
    "Please provide at least 20 characters describing your concerns",
  ],
  [
    "primaryConcerns",
    `  ${"a".repeat(19)}  `,
    "Please provide at least 20 characters describing your concerns",
  ],
  ["primaryConcerns", "a".repeat(20), fine],
  ["primaryConcerns", "🙂".repeat(10), fine],
  ["primaryConcerns", "a".repeat(1000), fine],
  ["primaryConcerns", `\n${"a".repeat(1000)} `, fine],
  ["primaryConcerns", "🙂".repeat(500), fine],
  ["primaryConcerns", "a".repeat(1001), "Description must be less than 1000 characters"],
  ["primaryConcerns", `${"🙂".repeat(500)}a`, "Description must be less than 1000 characters"],
  ["primaryConcerns", undefined, "Required"],
  ["primaryConcerns", null, "Expected string, received null"],
  ["primaryConcerns", 7, "Expected string, received number"],

  ...listRows("previousTherapy", "Please select an option"),
  ...listRows("currentMedication", "Please select an option"),

  ["emergencyName", "", "Emergency contact name must be at least 2 characters"],
  ["emergencyName", " R ", "Emergency contact name must be at least 2 characters"],
  ["emergencyName", "Ra", fine],
  ["emergencyName", ` ${"a".repeat(100)} `, fine],
  ["emergencyName", "a".repeat(101), "Name must be less than 100 characters"],
  ["emergencyName", undefined, "Required"],
  ["emergencyName", null, "Expected string, received null"],
  ["emergencyName", 7, "Expected string, received number"],

  ...phoneRows("emergencyPhone"),

  ["emergencyRelation", "", "Relationship must be at least 2 characters"],
  ["emergencyRelation", " x ", "Relationship must be at least 2 characters"],
  ["emergencyRelation", "Ma", fine],
  ["emergencyRelation", ` ${"a".repeat(50)} `, fine],
  ["emergencyRelation", "a".repeat(51), "Relationship must be less than 50 characters"],
  ["emergencyRelation", undefined, "Required"],
  ["emergencyRelation", null, "Expected string, received null"],
  ["emergencyRelation", 7, "Expected string, received number"],

  ["privacyConsent", true, fine],
  ["privacyConsent", false, "You must accept the privacy policy"],
  ["privacyConsent", undefined, "Required"],
  ["privacyConsent", null, "Expected boolean, received null"],
  ["privacyConsent", "true", "Expected boolean, received string"],
  ["privacyConsent", 1, "Expected boolean, received number"],

  ["cancellationPolicy", true, fine],
  ["cancellationPolicy", false, "You must accept the cancellation policy"],
  ["cancellationPolicy", undefined, "Required"],
  ["cancellationPolicy", null, "Expected boolean, received null"],
  ["cancellationPolicy", "on", "Expected boolean, received string"],
  ["cancellationPolicy", 1, "Expected boolean, received number"],
];

const messagesFor = messagesOf(appointmentSchema);

describe("each rule of the session request", () => {
  testTable(table, valid, messagesFor);

  test.each(fields)("%s left out is treated as undefined", (field) => {
    const { [field]: _, ...rest } = valid;
    expect(messagesFor(rest)).toEqual(messagesFor({ ...valid, [field]: undefined }));
  });

  test("something else than a form", () => {
    expect(messagesFor(undefined)).toEqual({ form: "Required" });
    expect(messagesFor(null)).toEqual({ form: "Expected object, received null" });
    expect(messagesFor(7)).toEqual({ form: "Expected object, received number" });
  });

  test("the empty form shows the first message of every field but the therapist", () => {
    expect(messagesFor(emptySessionRequest)).toEqual({
      fullName: "Name must be at least 2 characters",
      email: "Invalid email address",
      phone: "Invalid phone number",
      age: "Age must be a number",
      preferredDate: "Please select a preferred appointment date",
      preferredTime: "Please select a preferred time",
      sessionType: "Please select a session type",
      serviceType: "Please select a service type",
      primaryConcerns: "Please provide at least 20 characters describing your concerns",
      previousTherapy: "Please select an option",
      currentMedication: "Please select an option",
      emergencyName: "Emergency contact name must be at least 2 characters",
      emergencyPhone: "Invalid phone number",
      emergencyRelation: "Relationship must be at least 2 characters",
      privacyConsent: "You must accept the privacy policy",
      cancellationPolicy: "You must accept the cancellation policy",
    });
  });

  test.each(therapistValues)("the therapist %j comes out as chosen", (answer) => {
    const request = v.parse(appointmentSchema, { ...valid, preferredTherapist: answer });
    expect(request.preferredTherapist).toBe(answer);
  });

  test.each(["", null, undefined, "other", "somebody else", "No-Preference"])(
    "the therapist %j comes out as no answer",
    (answer) => {
      const request = v.parse(appointmentSchema, { ...valid, preferredTherapist: answer });
      expect(request.preferredTherapist).toBe("");
    },
  );
});

describe("the options", () => {
  test("time slots read as people say them, and their hours agree with their values", () => {
    expect(preferredTime.map(({ label }) => label)).toEqual([
      "Morning, 9 to 11",
      "Midday, 11 to 1",
      "Afternoon, 2 to 4",
      "Evening, 4 to 6",
      "Late evening, 6 to 8",
    ]);
    expect(preferredTime.map(({ startHour }) => startHour)).toEqual([9, 11, 14, 16, 18]);
    for (const { value, label, startHour, endHour } of preferredTime) {
      expect(endHour - startHour).toBe(2);
      expect(value).toBe(slugify(label.replace(" to ", " ")));
    }
  });

  test("services and therapists stand in the order of the specification", () => {
    expect(serviceType.map(({ value }) => value)).toEqual(lists.serviceType);
    expect(preferredTherapist.map(({ value }) => value)).toEqual(therapistValues);
    expect(preferredTherapist.map(({ label }) => label)).toEqual([
      "No preference",
      ...therapists.map(({ name }) => name),
    ]);
  });
});

describe("whatever is typed", () => {
  test("every age from 5 to 120 is taken, and no other", () => {
    const ages = fc.integer({ min: -20, max: 200 });
    fc.assert(
      fc.property(ages, (age) => {
        const isFine = Object.keys(messagesFor({ ...valid, age: String(age) })).length === 0;
        return isFine === (age >= 5 && age <= 120);
      }),
    );
  });

  test("every day of the calendar is taken, and no other", () => {
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const [mm, dd] = [month, day].map((part) => String(part).padStart(2, "0"));
        const messages = messagesFor({ ...valid, preferredDate: `${year}-${mm}-${dd}` });
        return exists === !("preferredDate" in messages);
      }),
    );
  });

  testAnyForm(table, valid, messagesFor);
});
