import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testSite } from "../content/testing";
import { type Answers, check, emptyAnswers, type Form, inWords } from "./form";
import { formsOf } from "./form-props";
import { contactMessage as message, sessionRequest as request } from "./testing-answers";

const site = testSite();
const forms = formsOf(site);

/** Marks an answer that breaks no rule. */
const fine = "fine";

/** A field, an answer to it, and the rule whose message it deserves. */
type Row = readonly [field: string, answer: unknown, rule: string];

/** Tries each row in a form that is right otherwise. */
function testRows(form: Form, right: Answers, rows: readonly Row[]) {
  test.each(rows.map(([field, answer, rule]) => [field, shown(answer), rule, answer] as const))(
    "%s %s: %s",
    (field, _, rule, answer) => {
      const expected = rule === fine ? undefined : { [field]: messageOf(form, field, rule) };
      expect(check(form, { ...right, [field]: answer }).errors).toEqual(expected);
    },
  );
}

function messageOf(form: Form, name: string, rule: string) {
  return form.fields.find((field) => field.name === name)?.messages?.[rule] ?? rule;
}

function shown(answer: unknown) {
  const text = JSON.stringify(answer) ?? "undefined";
  return text.length > 40 ? `${text.slice(0, 40)}… (${String(answer).length})` : text;
}

const emails: readonly Row[] = [
  ["email", " a@x.in ", fine],
  ["email", "o'brien@x.in", fine],
  ["email", "a+tag@x.co.in", fine],
  ["email", `${"a".repeat(250)}@x.in`, fine],
  ["email", `${"a".repeat(251)}@x.in`, "tooLong"],
  ["email", `a@${"x.".repeat(126)}in`, "tooLong"],
  ["email", "", "invalid"],
  ["email", "a@b", "invalid"],
  ["email", "a@x.c", "invalid"],
  ["email", "a@x..in", "invalid"],
  ["email", "a@-x.in", "invalid"],
  ["email", "a@b@x.in", "invalid"],
  ["email", "a..b@x.in", "invalid"],
  ["email", ".a@x.in", "invalid"],
  ["email", "a b@x.in", "invalid"],
  ["email", "a@x.in\nb@x.in", "invalid"],
  ["email", "Asha <a@x.in>", "invalid"],
  ["email", "é@x.in", "invalid"],
  // The Kelvin sign, which some ways of ignoring case take for a k.
  ["email", "\u212a@x.in", "invalid"],
  ["email", "\u202aa@x\u200b.in\u202c", fine],
  ["email", "a\u200d@x.in", fine],
  // Browsers hand over the domain of an Indian script in this form.
  ["email", "a@xn--p1b6ci4b4b3a.xn--h2brj9c", fine],
  ["email", "a@x.xn--", "invalid"],
  ["email", "a@x.xn--h2brj9c-", "invalid"],
  ["email", "a@x.h2brj9c", "invalid"],
  ["email", "a@xn--h2brj9c", "invalid"],
];

describe("A message has for", () => {
  testRows(forms.contact, message, [
    ["name", " \t\n\u00a0\u3000", "missing"],
    ["name", "\u202e\u200b\u00ad\u2066\ufeff", "missing"],
    ["name", "\u200c \u200d\u200d", "missing"],
    ["name", "A", fine],
    ["name", ` ${"a".repeat(100)}\n`, fine],
    ["name", "a".repeat(101), "tooLong"],
    // A character is a UTF-16 unit, and an emoji has two.
    ["name", "🙂".repeat(50), fine],
    ["name", `${"🙂".repeat(50)}a`, "tooLong"],
    ...emails,
    ["phone", undefined, fine],
    ["phone", "  ", fine],
    ["phone", "+91 (98) 765-43210", fine],
    ["phone", "98765\u00a0+43210", fine],
    ["phone", "\u202d(98)\u2011765\u201043210\u202c", fine],
    ["phone", `\u200e${"9".repeat(20)}\u200f`, fine],
    // An en dash is no hyphen.
    ["phone", "98765\u201343210", "invalid"],
    ["phone", ` ${"9".repeat(20)} `, fine],
    ["phone", "9".repeat(21), "invalid"],
    ["phone", "98765.43210", "invalid"],
    ["phone", "call me", "invalid"],
    ["phone", "९८७६५४३२१०", "invalid"],
    ["message", " \n ", "missing"],
    ["message", "?", fine],
    ["message", `\n${"a".repeat(2000)} `, fine],
    ["message", "a".repeat(2001), "tooLong"],
  ]);
});

describe("A session request has for", () => {
  testRows(forms.appointment, request, [
    ["fullName", " A ", "tooShort"],
    ["fullName", "A\u200b\u2060", "tooShort"],
    ["fullName", "Al", fine],
    ["fullName", ` ${"a".repeat(100)} `, fine],
    ["fullName", "a".repeat(101), "tooLong"],
    ["email", "a@x", "invalid"],
    ["phone", "   ", "invalid"],
    ["phone", "+", "invalid"],
    ["phone", "98765+43210", "invalid"],
    ["phone", "++919876543210", "invalid"],
    ["phone", "98765.43210", "invalid"],
    ["phone", "९८७६५४३२१०", "invalid"],
    ["phone", `  ${"9".repeat(9)}  `, "tooShort"],
    ["phone", "98765 4321", fine],
    ["phone", "+91 (98) 765-43210", fine],
    ["phone", "\u202a+91 98765 43210\u202c", fine],
    ["phone", "+91\u201198765\u201043210", fine],
    ["phone", "\u200e98765\u200b4321\u200e", "tooShort"],
    ["phone", ` ${"9".repeat(20)}\n`, fine],
    ["phone", "9".repeat(21), "tooLong"],
    ["emergencyPhone", "\u061c98765\u201143210", fine],
    ["emergencyPhone", "98765+43210", "invalid"],
    ["emergencyPhone", "9".repeat(9), "tooShort"],
    ["emergencyPhone", "9".repeat(21), "tooLong"],
    ["age", "  ", "invalid"],
    ["age", "5.0", "invalid"],
    ["age", "-5", "invalid"],
    ["age", "२५", "invalid"],
    ["age", "4", "outOfRange"],
    ["age", "05", fine],
    ["age", " 120 ", fine],
    ["age", "\u200f34\u200e", fine],
    ["age", "121", "outOfRange"],
    ["age", "9".repeat(400), "outOfRange"],
    ["age", `${"0".repeat(18)}34`, fine],
    ["age", `${"0".repeat(19)}34`, "outOfRange"],
    ["preferredDate", " 2026-03-02 ", fine],
    // A day may pass while the page stays open.
    ["preferredDate", "2000-02-29", fine],
    ["preferredDate", "2026-02-29", "missing"],
    ["preferredDate", "2026-04-31", "missing"],
    ["preferredDate", "2026-13-01", "missing"],
    ["preferredDate", "2026-3-2", "missing"],
    ["preferredDate", "2026-03-02T10:00", "missing"],
    ["preferredDate", "२०२६-०३-०२", "missing"],
    ["preferredDate", null, "missing"],
    ["preferredDate", undefined, "missing"],
    ...["", " ", null, "other", " no", "NO"].map((answer): Row => {
      return ["previousTherapy", answer, "missing"];
    }),
    ["preferredTherapist", null, fine],
    ["primaryConcerns", `  ${"a".repeat(19)}  `, "tooShort"],
    ["primaryConcerns", "a".repeat(20), fine],
    ["primaryConcerns", `\n${"a".repeat(1000)} `, fine],
    ["primaryConcerns", "a".repeat(1001), "tooLong"],
    ["emergencyName", " R ", "tooShort"],
    ["emergencyName", "a".repeat(101), "tooLong"],
    ["emergencyRelation", " x ", "tooShort"],
    ["emergencyRelation", ` ${"a".repeat(50)} `, fine],
    ["emergencyRelation", "a".repeat(51), "tooLong"],
    ["privacyConsent", false, "missing"],
    ["cancellationPolicy", false, "missing"],
    // Data that no visitor can enter.
    ["fullName", undefined, "Required"],
    ["fullName", null, "Expected string, received null"],
    ["fullName", 7, "Expected string, received number"],
    ["privacyConsent", "true", "Expected boolean, received string"],
    ["sessionType", true, "Expected string, received boolean"],
  ]);
});

test("every choice that is offered can be made", () => {
  for (const { name, options } of forms.appointment.fields) {
    for (const { value } of options) {
      expect(check(forms.appointment, { ...request, [name]: value }).errors).toBeUndefined();
    }
  }
});

test("an empty form has one message for each field that has to be answered", () => {
  for (const form of Object.values(forms)) {
    const { errors = {} } = check(form, emptyAnswers(form));
    const needed = form.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    expect(Object.keys(errors)).toEqual(needed);
  }
});

test("every text has a maximum length", () => {
  for (const [form, right] of [
    [forms.contact, message],
    [forms.appointment, request],
  ] as const) {
    const texts = form.fields.filter(({ kind }) => /text|date/.test(kind));
    const boundless = texts.filter(({ name }) =>
      ["a", "0", "१", "-"].some((sign) => {
        const { errors } = check(form, { ...right, [name]: sign.repeat(3000) });
        return !errors?.[name];
      }),
    );
    expect(boundless.map(({ name }) => name)).toEqual([]);
  }
});

test("trims text and treats a missing or unknown option as no answer", () => {
  const typed = { ...message, name: " Asha Rao ", phone: undefined };
  expect(check(forms.contact, typed).answers).toMatchObject({ ...message, phone: "" });
  const wished = { ...request, preferredTherapist: "somebody else" };
  expect(check(forms.appointment, wished).answers).toEqual({ ...request, preferredTherapist: "" });
});

test("space around a text counts for nothing", () => {
  const space = fc.stringMatching(/^[ \n\t\u00a0\ufeff\u3000]*$/);
  const name = fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(space, name, space, (before, typed, after) => {
      const { answers } = check(forms.contact, { ...message, name: before + typed + after });
      expect(answers?.name).toBe(typed.trim());
    }),
  );
});

const marks = [
  ...["\u200e", "\u200f", "\u061c", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e"],
  ...["\u2066", "\u2067", "\u2068", "\u2069", "\u200b", "\u2060", "\ufeff", "\u00ad"],
  ...["\u180e", "\u2061", "\u2064", "\u206a", "\u206f"],
];

test("removes invisible marks from every text", () => {
  const mark = fc.constantFrom(...marks);
  for (const [form, right] of [
    [forms.contact, message],
    [forms.appointment, request],
  ] as const) {
    const texts = form.fields.flatMap(({ name, kind }) => (/text/.test(kind) ? [name] : []));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(fc.tuple(mark, fc.nat())), (name, places) => {
        let typed = String(Reflect.get(right, name));
        for (const [mark, place] of places) {
          const at = place % (typed.length + 1);
          typed = typed.slice(0, at) + mark + typed.slice(at);
        }
        expect(check(form, { ...right, [name]: typed }).answers).toEqual(right);
      }),
    );
  }
});

test.each([
  ["क्\u200dष", "क्\u200dष"],
  ["श्री\u200cमान", "श्री\u200cमान"],
  ["ന്\u200d", "ന്\u200d"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["👩\u200d⚕️", "👩\u200d⚕️"],
  ["\u200dक\u200d\u200dख", "क\u200dख"],
  ["A\u200csha \u200dRao", "Asha Rao"],
  ["\u00ad Asha\u200b \u2060", "Asha"],
])("reads the name %j as %j", (typed, name) => {
  expect(check(forms.contact, { ...message, name: typed }).answers?.name).toBe(name);
});

test("gives the hyphens of a phone number as '-', and leaves those of a text", () => {
  const typed = { ...message, phone: "98\u2010765\u201143210", message: "night\u2011time" };
  expect(check(forms.contact, typed).answers).toMatchObject({
    phone: "98-765-43210",
    message: "night\u2011time",
  });
});

test("checks cleaned answers to the same answers again", () => {
  const pieces = fc.constantFrom(...marks, "\u200c", "\u200d", "क", "\u094d", "a", " ", "👩", "\n");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (typed) => {
      const { answers } = check(forms.contact, { ...message, name: typed.join("") });
      if (answers) expect(check(forms.contact, answers).answers).toEqual(answers);
    }),
  );
});

test("offers only the ways to meet that somebody has", () => {
  const { fields } = formsOf(testSite({ offers: { meets: ["video-call"] } })).appointment;
  const ways = fields.find(({ name }) => name === "sessionType")?.options;
  expect(ways?.map(({ value }) => value)).toEqual(["video-call"]);
});

test("the form tells therapists apart by any names", () => {
  const field = forms.appointment.fields.find(({ name }) => name === "preferredTherapist");
  const [nobody, ...people] = field?.options ?? [];
  expect(nobody?.value).toBe("no-preference");
  expect(people.map(({ label }) => label)).toEqual(site.therapists.map(({ name }) => name));
  const values = people.map(({ value }) => value);
  expect(new Set(values).size).toBe(site.therapists.length);
  expect(values.filter((value) => !/^[a-z-]+$/.test(value))).toEqual([]);
});

test.each([
  ["preferredTime", "morning-1030-12", "Early, 10:30 to 12"],
  ["preferredTime", "no-longer-offered", "no-longer-offered"],
  ["preferredDate", "2030-01-15", "Tuesday, 15 January 2030"],
  ["preferredDate", "", ""],
  ["privacyConsent", true, "indeed"],
  ["primaryConcerns", "constructor", "constructor"],
])("%s %j is worded %j", (name, answer, words) => {
  const field = forms.appointment.fields.find((candidate) => candidate.name === name);
  expect(field && inWords(forms.appointment, field, answer)).toBe(words);
});
