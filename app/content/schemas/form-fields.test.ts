import { expect, test } from "vitest";
import { contactFields, type FormField, requestSections } from "./form-fields";

/* The fields and values that the specification fixes. `forms.test.ts` tests their rules. */

const requestFields: readonly FormField[] = Object.values(requestSections).flat();

test("the contact form asks for four fields", () => {
  expect(contactFields.map(({ name }) => name)).toEqual(["name", "email", "phone", "message"]);
  expect(contactFields.find(({ name }) => name === "message")).toMatchObject({ rows: 6 });
});

test("the session request asks for the fields of its six sections", () => {
  const names = Object.entries(requestSections).map(([section, fields]) => {
    return [section, fields.map(({ name }) => name).join(" ")];
  });
  expect(names).toEqual([
    ["personal", "fullName email phone age"],
    ["preferences", "preferredDate preferredTime sessionType"],
    ["service", "serviceType preferredTherapist primaryConcerns"],
    ["background", "previousTherapy currentMedication"],
    ["emergency", "emergencyName emergencyPhone emergencyRelation"],
    ["consent", "privacyConsent cancellationPolicy"],
  ]);
});

test.each([
  ["sessionType", "in-person video-call phone-call"],
  ["preferredTherapist", "no-preference"],
  ["previousTherapy", "no yes-helpful yes-not-helpful currently"],
  ["currentMedication", "no yes-mental-health yes-other prefer-not"],
])("%s offers %s", (name, values) => {
  const field = requestFields.find((candidate) => candidate.name === name);
  expect(field && "values" in field && field.values.join(" ")).toBe(values);
});

test("only the phone of a message and the preferred therapist are optional", () => {
  const optional = [...contactFields, ...requestFields].filter(
    (field: FormField) => field.optional,
  );
  expect(optional.map(({ name }) => name)).toEqual(["phone", "preferredTherapist"]);
});
