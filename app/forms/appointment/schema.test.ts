import { deepEqual } from "node:assert/strict";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { therapists } from "../../content/therapists";
import { slugify } from "../../lib/slug";
import { contactSchema } from "../contact/schema";
import { preferredTherapist, preferredTime, serviceType } from "../options";
import { fine, messagesOf, type Row, testTable } from "../testing";
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

describe("the rules stated a second time, without looking at the schema", () => {
  const digits = "0123456789";

  function consistsOf(text: string, allowed: string): boolean {
    return text !== "" && text.split("").every((character) => allowed.includes(character));
  }

  function daysIn(month: number, year: number): number {
    if (month === 2) return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0) ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
  }

  function isDay(text: string): boolean {
    const parts = text.split("-");
    const widths = parts.map((part) => part.length).join();
    if (widths !== "4,2,2" || !parts.every((part) => consistsOf(part, digits))) return false;
    const [year = 0, month = 0, day = 0] = parts.map(Number);
    return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
  }

  type Judge<Input> = (input: Input) => string;

  /** Data that is no answer at all, with the name of its type. */
  const mistyped = new Map<unknown, string>([
    [undefined, "undefined"],
    [null, "null"],
    [0, "number"],
    [false, "boolean"],
    [["no"], "array"],
    [{ value: "no" }, "object"],
  ]);

  function string(judge: Judge<string>): Judge<unknown> {
    return (input) => {
      if (typeof input === "string") return judge(input);
      return input === undefined ? "Required" : `Expected string, received ${mistyped.get(input)}`;
    };
  }

  function text(judge: Judge<string>): Judge<unknown> {
    return string((input) => judge(input.trim()));
  }

  function length(min: number, tooShort: string, max: number, tooLong: string): Judge<string> {
    return (input) => {
      if (input.length < min) return tooShort;
      return input.length > max ? tooLong : fine;
    };
  }

  const phoneLength = length(
    10,
    "Phone number must be at least 10 digits",
    20,
    "Phone number must be less than 20 characters",
  );

  function phone(input: string): string {
    const number = input.startsWith("+") ? input.slice(1) : input;
    const withoutSpace = number.split("").filter((character) => character.trim() !== "");
    const allowed = withoutSpace.every((character) => `${digits}()-`.includes(character));
    return number !== "" && allowed ? phoneLength(input) : "Invalid phone number";
  }

  function age(input: string): string {
    if (!consistsOf(input, digits)) return "Age must be a number";
    return BigInt(input) < 5n || BigInt(input) > 120n ? "Age must be between 5 and 120" : fine;
  }

  function list(field: ListField, message: string): Judge<unknown> {
    const judgeValue = string((input) => (lists[field].includes(input) ? fine : message));
    return (input) => (input === null ? message : judgeValue(input));
  }

  function unlessUnset(verdict: string, judge: Judge<unknown>): Judge<unknown> {
    return (input) => (input === null || input === undefined ? verdict : judge(input));
  }

  function accepted(message: string): Judge<unknown> {
    return (input) => {
      if (input === true) return fine;
      if (input === false) return message;
      const received = typeof input === "string" ? "string" : mistyped.get(input);
      return input === undefined ? "Required" : `Expected boolean, received ${received}`;
    };
  }

  const judges: Record<Field, Judge<unknown>> = {
    fullName: text(
      length(2, "Name must be at least 2 characters", 100, "Name must be less than 100 characters"),
    ),
    // The contact form's tests state the rules of an address; here it has to be judged alike.
    email: (input) =>
      v.safeParse(contactSchema, { email: input }).issues?.find(isAboutEmail)?.message ?? fine,
    phone: text(phone),
    age: text(age),
    preferredDate: unlessUnset(
      noDate,
      text((input) => (isDay(input) ? fine : noDate)),
    ),
    preferredTime: list("preferredTime", "Please select a preferred time"),
    sessionType: list("sessionType", "Please select a session type"),
    serviceType: list("serviceType", "Please select a service type"),
    preferredTherapist: unlessUnset(
      fine,
      string(() => fine),
    ),
    primaryConcerns: text(
      length(
        20,
        "Please provide at least 20 characters describing your concerns",
        1000,
        "Description must be less than 1000 characters",
      ),
    ),
    previousTherapy: list("previousTherapy", "Please select an option"),
    currentMedication: list("currentMedication", "Please select an option"),
    emergencyName: text(
      length(
        2,
        "Emergency contact name must be at least 2 characters",
        100,
        "Name must be less than 100 characters",
      ),
    ),
    emergencyPhone: text(phone),
    emergencyRelation: text(
      length(
        2,
        "Relationship must be at least 2 characters",
        50,
        "Relationship must be less than 50 characters",
      ),
    ),
    privacyConsent: accepted("You must accept the privacy policy"),
    cancellationPolicy: accepted("You must accept the cancellation policy"),
  };

  function isAboutEmail(issue: v.BaseIssue<unknown>): boolean {
    return v.getDotPath(issue) === "email";
  }

  /** What a request comes to once every field is fine. */
  function outcome(field: Field, input: unknown): unknown {
    if (field === "preferredTherapist") return therapistValues.includes(String(input)) ? input : "";
    return typeof input === "string" ? input.trim() : input;
  }

  const space = fc.constantFrom("", "", " ", "\n", "\t ", "\u00a0", "\ufeff", "\u3000");

  function padded(input: fc.Arbitrary<string>): fc.Arbitrary<string> {
    return fc.tuple(space, input, space).map((parts) => parts.join(""));
  }

  /** Lengths on a limit and one to either side of it. */
  function lengthAround(...limits: number[]): fc.Arbitrary<number> {
    return fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1]));
  }

  function textAround(...limits: number[]): fc.Arbitrary<string> {
    const filler = fc.constantFrom("a", "é", "क", "🙂", "x y", " ");
    return fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc
        .tuple(filler, lengthAround(...limits))
        .map(([unit, size]) => unit.repeat(size).slice(0, size)),
    );
  }

  function stringOf(characters: string, minLength: number, maxLength: number) {
    return fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
  }

  const emails = fc.oneof(
    fc.emailAddress(),
    stringOf("ab.@-'", 1, 10),
    lengthAround(255).map((size) => `${"a".repeat(size - 5)}@x.in`),
    textAround(1),
  );

  const phones = fc.oneof(
    fc
      .tuple(fc.constantFrom("", "+", "++", "(+"), lengthAround(1, 10, 20))
      .chain(([start, size]) =>
        stringOf("0123456789 ()-\u00a0", size, size).map((rest) => (start + rest).slice(0, size)),
      ),
    stringOf("0123456789 ()-+.a२/", 1, 21),
    textAround(1, 10, 20),
  );

  const ages = fc.oneof(
    fc.constantFrom(4, 5, 6, 119, 120, 121).map(String),
    fc.integer({ min: -10, max: 200 }).map(String),
    fc.tuple(fc.constantFrom("0", "000", "+", "-", ""), fc.nat(130)).map((parts) => parts.join("")),
    stringOf("0123456789.e२ ", 0, 5),
    textAround(1),
  );

  const monthEnds = fc
    .tuple(
      fc.constantFrom(1900, 2000, 2024, 2025, 2026, 2028, 2100, 9999),
      fc.integer({ min: 0, max: 13 }),
      fc.constantFrom(0, 1, 28, 29, 30, 31, 32),
    )
    .map(([year, month, day]) => [
      year,
      ...[month, day].map((part) => String(part).padStart(2, "0")),
    ])
    .chain((parts) => fc.constantFrom("-", "-", "-", "/", "").map((sign) => parts.join(sign)));

  const days = fc.oneof(
    monthEnds,
    fc
      .date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.tuple(monthEnds, stringOf("0-T२", 1, 2)).map((parts) => parts.join("")),
    textAround(1, 10),
  );

  const allValues = [...Object.values(lists).flat(), ...therapistValues];

  /** Values of this and other lists, and strings that are nearly one of them. */
  const values = fc
    .tuple(
      fc.constantFrom(...allValues),
      fc.constantFrom<(value: string) => string>(
        (value) => value,
        (value) => value,
        (value) => ` ${value}`,
        (value) => value.toUpperCase(),
        (value) => value.slice(1),
        () => "",
        () => "other",
        () => "constructor",
      ),
    )
    .map(([value, change]) => change(value));

  const booleans = fc.oneof(fc.boolean(), fc.constantFrom("", "on", "true"));

  const answers: Record<Field, fc.Arbitrary<unknown>> = {
    fullName: padded(textAround(2, 100)),
    email: padded(emails),
    phone: padded(phones),
    age: padded(ages),
    preferredDate: padded(days),
    preferredTime: fc.oneof(fc.constantFrom(...lists.preferredTime), values),
    sessionType: fc.oneof(fc.constantFrom(...lists.sessionType), values),
    serviceType: fc.oneof(fc.constantFrom(...lists.serviceType), values),
    preferredTherapist: fc.oneof(fc.constantFrom(...therapistValues), values),
    primaryConcerns: padded(textAround(20, 1000)),
    previousTherapy: fc.oneof(fc.constantFrom(...lists.previousTherapy), values),
    currentMedication: fc.oneof(fc.constantFrom(...lists.currentMedication), values),
    emergencyName: padded(textAround(2, 100)),
    emergencyPhone: padded(phones),
    emergencyRelation: padded(textAround(2, 50)),
    privacyConsent: booleans,
    cancellationPolicy: booleans,
  };

  const inputs = mapFields((field) =>
    fc.oneof(
      { weight: 12, arbitrary: answers[field] },
      { weight: 1, arbitrary: fc.constantFrom(...mistyped.keys()) },
    ),
  );

  /** Mostly right, so that whole forms differ in which few fields are wrong, and some pass. */
  const forms = fc.record(
    mapFields((field) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.constant<unknown>(valid[field]) },
        { weight: 1, arbitrary: inputs[field] },
      ),
    ),
  );

  function mapFields<Result>(make: (field: Field) => Result): Record<Field, Result> {
    return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Result>;
  }

  const thorough = { numRuns: 20_000 };
  const patient = { timeout: 60_000 };
  // Inside the runs, Node's `deepEqual` compares: `expect` would take twice the time.

  test.each(fields)("%s", patient, (field) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(inputs[field], (input) => {
        const verdict = judges[field](input);
        seen.add(verdict);
        const expected = verdict === fine ? {} : { [field]: verdict };
        deepEqual(messagesFor({ ...valid, [field]: input }), expected);
      }),
      thorough,
    );
    const inTable = table.filter(([name]) => name === field).map(([, , message]) => message);
    expect([...seen]).toEqual(expect.arrayContaining(inTable));
  });

  test("whole forms, with keys left out; what passes comes out trimmed", patient, () => {
    let passed = 0;
    const leftOut = fc.option(fc.constantFrom(...fields), { freq: 3 });
    fc.assert(
      fc.property(forms, leftOut, (complete, missing) => {
        const form: Partial<typeof complete> = { ...complete };
        if (missing) delete form[missing];
        const verdicts = fields.map((field) => [field, judges[field](form[field])] as const);
        const wrong = verdicts.filter(([, verdict]) => verdict !== fine);
        deepEqual(messagesFor(form), Object.fromEntries(wrong));

        if (wrong.length > 0) return;
        passed += 1;
        const outcomes = fields.map((field) => [field, outcome(field, form[field])]);
        deepEqual(v.parse(appointmentSchema, form), Object.fromEntries(outcomes));
      }),
      thorough,
    );
    expect(passed).toBeGreaterThan(200);
  });
});
